import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page } from '../../../core/pages/page';
import { countAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { shipHead } from '../../kit/pages/shipRow';
import { pointsNow } from '../../kit/play/reading';
import { shipName } from '../../kit/play/ships';
import { STRENGTH } from '../play/names';
import { torpedoesIn } from '../play/turn';
import { blastAt } from '../rules/blast';
import { chainOdds } from '../rules/chain';
import type { Rules } from '../rulings';
import { radarBlock } from './firePage';
import { words, type SolarView } from './view';

const say = words.chain;

interface Warhead {
  readonly name: string;
  readonly level: number;
}

/** Torpedoes: where each lies, seen from the first; one a hex apart where nobody has said it. */
const placed = (answers: Answers, warheads: readonly Warhead[]) =>
  warheads.map(({ level }, at) => ({
    id: String(at),
    level,
    q: at === 0 ? 0 : (countAt(answers, `at.${at}.q`) ?? 0),
    r: at === 0 ? 0 : (countAt(answers, `at.${at}.r`) ?? -at),
  }));

/** Ruling chain-at-once: how far the explosion of the first goes, with as many as there are. */
export const chainBlocks = (
  answers: Answers,
  warheads: readonly Warhead[],
  rules: Rules,
): Pick<Page, 'blocks' | 'aside'> => {
  const torpedoes = placed(answers, warheads);
  const others = warheads.map(({ name }, at) => ({ name, at })).slice(1);
  const on = others.find(({ at }) => at === answers['on'])?.at ?? 1;
  const [first, shown] = [torpedoes[0], torpedoes[on]];
  if (!first || !shown) return { blocks: [{ block: 'text', text: say.alone }] };
  const chain = { torpedoes, start: { torpedo: '0', by: 'order' }, objects: [] } as const;
  const { chances, detonations } = chainOdds(chain, [], rules);
  const mean = detonations.reduce((sum, chance, count) => sum + chance * count, 0);
  const radar = radarBlock(
    { id: `at.${on}`, label: say.where(warheads[on]?.name ?? ''), spoken: say.radar },
    '',
    { q: shown.q, r: shown.r, facing: 0, team: '' },
    (hex) => (blastAt(first, hex, [], rules) > 0 ? 'bears' : 'too-far'),
  );
  return {
    blocks: [
      chipsChoice(
        'on',
        say.place,
        on,
        others.map(({ at }) => at),
        (at) => warheads[at]?.name ?? '',
      ),
      radar,
    ],
    aside: [
      {
        block: 'odds',
        label: words.attack.odds,
        headline: { label: say.explode, value: words.attack.points(mean) },
        figures: [{ label: say.all, value: words.attack.chance(detonations.at(-1) ?? 0) }],
        bars: chances
          .slice(1)
          .map(([id, chance]) => ({ label: warheads[Number(id)]?.name ?? id, chance })),
        why: [words.attack.why.torpedo, say.why],
      },
    ],
  };
};

/** Torpedoes: what this one may set off of all that are in flight. */
export const chainPage = ({ state, rules }: SolarView, torpedo: Ship, answers: Answers): Page => {
  const flying = torpedoesIn(state).filter(({ id }) => id !== torpedo.id);
  const warheads = [torpedo, ...flying].map(({ id, badge }) => ({
    name: badge ?? shipName(state, id),
    level: pointsNow(state, id, STRENGTH),
  }));
  return { ...shipHead(torpedo), kicker: say.title, ...chainBlocks(answers, warheads, rules) };
};
