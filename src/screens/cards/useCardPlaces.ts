import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';

import type { CardsRoutes } from '../../navigation/routes';

/** The ways through the cards. */
export function useCardPlaces() {
  const navigation = useNavigation<NativeStackNavigationProp<CardsRoutes>>();
  return {
    back: () => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('CardsHome')),
    home: () => navigation.popTo('CardsHome'),
    all: () => navigation.push('CardList'),
    pack: (pack: string) => navigation.push('Pack', { pack }),
    arcs: (pack: string) => navigation.push('PackArcs', { pack }),
    card: (card: string) => navigation.push('Card', { card }),
    edit: (card: string) => navigation.push('CardEdit', { card }),
    /** A part of the card on a page of its own. */
    part: (card: string, page: string, about?: string) =>
      navigation.push('CardEdit', { card, page, ...(about !== undefined && { about }) }),
    /** Another card takes the place of the one on the desk. */
    next: (card: string) => navigation.replace('CardEdit', { card }),
    bringIn: () => navigation.push('BringIn'),
    deleted: () => navigation.push('DeletedCards'),
  };
}
