import type { Card } from '../../../core/game/setup';
import type { Option } from '../../../core/pages/page';
import { choice } from '../../kit/cards/controls';
import { textAt } from '../../kit/cards/draftParts';
import type { FieldWords, Form } from '../../kit/cards/form';
import { readsOn } from '../../kit/cards/open';
import { sharedText } from '../../kit/cards/plainForms';
import { onShelf } from '../../kit/cards/shelfCards';
import { LONGEST } from './limits';
import { COLOURS, type Colour } from './terms';

interface AllegianceWords extends FieldWords {
  readonly known: string;
  readonly colour: string;
  readonly colours: Readonly<Record<Colour, string>>;
}

const afterColour = (allegiance: string): string => {
  const [first = '', ...rest] = allegiance.trim().split(/\s+/);
  return COLOURS.some((colour) => colour === first) ? rest.join(' ') : allegiance.trim();
};

/** 3A-01 IV: the first word is the colour. A tap puts it there, or takes over what another card says. */
const colourOptions = (now: string, { colours }: AllegianceWords): readonly Option[] =>
  COLOURS.map((colour) => ({
    value: now.startsWith(`${colour} `) ? now : `${colour} ${afterColour(now)}`,
    label: colours[colour],
  }));

type Allied = Card & { readonly allegiance: string };

const known = sharedText(LONGEST.name, ({ open: { shelf } }) =>
  [...onShelf<Allied>(shelf, 'ship'), ...onShelf<Allied>(shelf, 'list')].map(
    ({ allegiance: found }) => found,
  ),
);

export const allegiance: Form<string, AllegianceWords> = {
  ...known,
  edit: (spot, words) => {
    const [typed, ...others] = known.edit(spot, words);
    const options = colourOptions(textAt(spot.open.draft, spot.path), words);
    return [
      ...(typed ? [typed] : []),
      ...choice(
        spot,
        { label: words.colour },
        { style: 'chips', options, ...readsOn(spot, '3A-01 IV') },
      ),
      ...others,
    ];
  },
};
