import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useLayoutEffect } from 'react';

import type { RulesRoutes } from '../../navigation/routes';

/** The ways through the rules. Each leads on, so that back leads to where one was. */
export function usePlaces() {
  const navigation = useNavigation<NativeStackNavigationProp<RulesRoutes>>();
  const tabs = useNavigation();
  return {
    back: () => navigation.goBack(),
    home: () => navigation.popTo('RulesHome'),
    entry: (entry: string) => navigation.push('Entry', { entry }),
    /** A neighbour takes the place of the entry: back still leads to where one came from. */
    neighbour: (entry: string) => navigation.replace('Entry', { entry }),
    quick: (quick: string) => navigation.push('Quick', { quick }),
    chapter: (chapter: number) => navigation.push('Chapter', { chapter: String(chapter) }),
    arcs: () => navigation.push('Arcs'),
    rulings: () => navigation.push('Rulings'),
    /** On Play's side of the app. */
    tools: () => tabs.navigate('Play', { screen: 'Tools', initial: false }),
  };
}

/** Names the place after what it shows, in the browser's tab and in its history. */
export function usePlaceTitle(title: string): void {
  const navigation = useNavigation();
  useLayoutEffect(() => navigation.setOptions({ title }), [navigation, title]);
}
