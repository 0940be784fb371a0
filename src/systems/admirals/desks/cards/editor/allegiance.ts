import type { Block, Option } from '../../../../../core/pages/page';
import { COLOURS } from '../../../../admirals-shared/cards/terms';
import type { ConstructionList, ShipCard } from '../../../../admirals-shared/cards/types';
import { readsRule } from '../../../pages/reads';
import { choice, field, plainOptions } from '../../../../admirals-shared/desks/cards/controls';
import { textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../../../../admirals-shared/desks/cards/bench';
import { onShelf } from '../../../../kit/cards/shelfCards';

const afterColour = (allegiance: string): string => {
  const [first = '', ...rest] = allegiance.trim().split(/\s+/);
  return COLOURS.some((colour) => colour === first) ? rest.join(' ') : allegiance.trim();
};

/** 3A-01 IV: the first word is the colour. A tap puts it there, or takes over what another card says. */
export const allegianceBlocks = (open: Open): readonly Block[] => {
  const { draft, shelf, words } = open;
  const say = words.cardDesk.editor;
  const now = textAt(draft, 'allegiance');
  const others = [...onShelf<ShipCard>(shelf, 'ship'), ...onShelf<ConstructionList>(shelf, 'list')];
  const known = [...new Set(others.map(({ allegiance }) => allegiance))].sort();
  const colours = COLOURS.map((colour): Option => {
    const value = `${colour} ${afterColour(now)}`;
    return {
      value: now.startsWith(`${colour} `) ? now : value,
      label: words.cardDesk.colour(colour),
    };
  });
  return [
    field(open, 'allegiance', say.allegiance, { hint: say.allegianceHint }),
    ...choice(open, 'allegiance', say.colour, {
      style: 'chips',
      options: colours,
      ...readsRule('3A-01 IV'),
    }),
    ...(known.length === 0
      ? []
      : choice(open, 'allegiance', say.knownAllegiances, {
          style: 'menu',
          options: plainOptions(known),
        })),
  ];
};
