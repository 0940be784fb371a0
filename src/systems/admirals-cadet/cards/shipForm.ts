import { checked, problems } from '../../../core/checked/checked';
import { at } from '../../../core/checked/read';
import type { Card } from '../../../core/game/setup';
import type { Answer } from '../../../core/pages/answers';
import type { Chip } from '../../../core/pages/page';
import { armaments } from '../../admirals-shared/cards/armamentForm';
import { code, name, rulesText } from '../../admirals-shared/cards/fields';
import { keywords } from '../../admirals-shared/cards/keywordForm';
import { LONGEST, MOST } from '../../admirals-shared/cards/limits';
import * as shieldsForm from '../../admirals-shared/cards/shieldsForm';
import { cardForm } from '../../kit/cards/cardForm';
import { optional, orElse, refined, type Form, type WordsOf } from '../../kit/cards/form';
import { readsOn } from '../../kit/cards/open';
import { parts } from '../../kit/cards/partForms';
import { flag, oneOf, sharedText, whole } from '../../kit/cards/plainForms';
import { onShelf } from '../../kit/cards/shelfCards';
import { isBig, ROLES, type Role } from './terms';
import { DEFAULT_ARCS } from '../../admirals-shared/geometry';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';

/** Armaments: up to three. */
const MOST_ARMAMENTS = 3;
const MOST_FLEET_VALUE = 15;

export type ChartOrTrackWhy =
  { readonly id: 'needs-shield-chart' } | { readonly id: 'needs-shield-track' };

const roleIn = (found: Answer | undefined): Role | null =>
  ROLES.find((role) => role === found) ?? null;

const plainRole = oneOf(ROLES, { standIn: 'Light' });

/** Shields: the role says whether it is a track or a chart, so one tap gives both. */
const role: Form<Role, WordsOf<typeof plainRole>> = {
  ...plainRole,
  edit: (spot, words) => {
    const { draft } = spot.open;
    const now = roleIn(draft.role);
    const chip = (one: Role): Chip => {
      const fits = now !== null && shieldsForm.hasFacings(draft.shields) === isBig(one);
      const fresh = isBig(one) ? shieldsForm.FRESH_FACINGS : shieldsForm.FRESH_POOL;
      const label = words.options[one];
      return {
        label,
        tone: 'plain',
        isOn: one === now,
        act: { label, answers: fits ? { role: one } : { role: one, shields: fresh } },
        ...readsOn(spot, 'Movement'),
      };
    };
    return [{ block: 'chips', label: words.label, chips: ROLES.map(chip) }];
  },
};

interface TrackOrChartWords extends shieldsForm.ShieldsWords {
  readonly roleFirst: string;
}

const either = shieldsForm.shields('Shields');

/** Shields: the numbers; where a draft from elsewhere has the wrong shape, the way to the right one. */
const trackOrChart: Form<shieldsForm.Shields, TrackOrChartWords> = {
  ...either,
  edit: (spot, words) => {
    const { draft } = spot.open;
    const now = roleIn(draft.role);
    if (!now) return [{ block: 'text', text: words.roleFirst }];
    if (shieldsForm.hasFacings(draft.shields) !== isBig(now)) return either.edit(spot, words);
    const values = shieldsForm.shieldValues(spot, words);
    return isBig(now) ? [{ block: 'heading', text: words.hexagon }, ...values] : values;
  },
};

/** Shields: Light and Escort have a track, Heavy and Super Heavy a chart; without any boxes either will do. */
const fitsRole = (big: boolean, has: shieldsForm.Shields): ChartOrTrackWhy | null => {
  if (has.as === 'pool') return big && has.points > 0 ? { id: 'needs-shield-chart' } : null;
  return big ? null : { id: 'needs-shield-track' };
};

type Allied = Card & { readonly faction: string };

/** Ship Card and Token Anatomy: from top to bottom as printed. */
export const shipForm = (table: KeywordNames) =>
  cardForm(
    refined(
      parts({
        code,
        name,
        class: optional(name),
        /** Its colour: a fleet has only one. */
        faction: sharedText(LONGEST.name, ({ open: { shelf } }) =>
          onShelf<Allied>(shelf, 'ship').map(({ faction }) => faction),
        ),
        refit: orElse(flag(), false),
        fleetValue: whole({ least: 0, most: MOST_FLEET_VALUE, rule: 'Cadet Pack Fleet Values' }),
        role,
        hull: whole({ least: 1, most: MOST.hull, rule: 'Hits' }),
        /** A track is a pool, a chart has a number for each side of the hex. */
        shields: { ...orElse(trackOrChart, shieldsForm.FRESH_POOL), blank: null },
        armaments: orElse(
          armaments({
            arcs: () => DEFAULT_ARCS,
            arcRule: 'Attack Arcs',
            slotRule: 'Armaments',
            most: MOST_ARMAMENTS,
            hasSlots: false,
          }),
          [],
        ),
        keywords: orElse(keywords(table), []),
        text: optional(rulesText),
      }),
      (read, path) => {
        const why = fitsRole(isBig(read.role), read.shields);
        return why ? problems({ path: at(path, 'shields'), why }) : checked(read);
      },
    ),
    {
      kicker: ['role', 'refit', 'faction'],
      groups: ['faction', 'role'],
      found: ['class', 'keywords'],
      figure: 'fleetValue',
      needs: ['weapon'],
      silhouette: shieldsForm.silhouetteIn,
    },
  );
