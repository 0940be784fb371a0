import { useNavigation } from '@react-navigation/native';

import { List, ListRow } from '../../components/ListRow';
import { Panel, Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useWords } from '../../words/WordsProvider';
import { credits, type Credit } from './credits';
import { bundledPackages } from './bundledPackages';
import { bsdText, mitText, openFontText } from './licenceTexts';

export function LicencesScreen() {
  const { licences: say } = useWords();
  const navigation = useNavigation();
  const nameOf = (licence: Credit['licence']) =>
    licence === 'public-domain' ? say.publicDomain : licence;
  return (
    <Screen title={say.title} onBack={() => navigation.goBack()}>
      <Text>{say.own}</Text>
      <Section title={say.built}>
        <List>
          {credits.map(({ name, holder, licence }) => (
            <ListRow key={name} title={name} detail={say.by(holder, nameOf(licence))} />
          ))}
        </List>
      </Section>
      <Section title={say.packages}>
        <Panel>
          {bundledPackages.map(({ name, licence, holder }) => (
            <Text key={name} variant="detail">
              {say.package(name, holder, licence)}
            </Text>
          ))}
        </Panel>
      </Section>
      <Section title={say.texts}>
        <LicenceText name={say.mit} paragraphs={mitText} />
        <LicenceText name={say.bsd} paragraphs={bsdText} />
        <LicenceText name={say.openFont} paragraphs={openFontText} />
      </Section>
    </Screen>
  );
}

function LicenceText({
  name,
  paragraphs,
}: Readonly<{ name: string; paragraphs: readonly string[] }>) {
  return (
    <Panel>
      <Text variant="name" level={3}>
        {name}
      </Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} variant="detail" tone="muted">
          {paragraph}
        </Text>
      ))}
    </Panel>
  );
}
