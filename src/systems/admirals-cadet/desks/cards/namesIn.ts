import type { CardName } from '../../../../core/pages/desks';
import type { CadetCard, Condition } from '../../cards/types';

const inConditions = (when: readonly Condition[], path: string): readonly CardName[] =>
  when.flatMap((condition, at) =>
    condition.on === 'order'
      ? [{ path: `${path}.when[${at}].order`, kind: 'order', code: condition.order }]
      : [],
  );

/** The other cards that a card names, and where. */
export const namesIn = (card: CadetCard): readonly CardName[] => {
  switch (card.kind) {
    case 'ship':
      return card.armaments.map(({ weapon }, at) => ({
        path: `armaments[${at}].weapon`,
        kind: 'weapon',
        code: weapon,
      }));
    case 'weapon':
      return card.modifiers.flatMap(({ when }, at) => inConditions(when, `modifiers[${at}]`));
    case 'order':
      return card.effects.flatMap((effect, at) =>
        'when' in effect ? inConditions(effect.when, `effects[${at}]`) : [],
      );
  }
};
