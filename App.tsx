import { Text } from 'react-native';

export function App() {
  return <Text>Flagbridge</Text>;
}
