import type { Block } from '../../../core/pages/page';
import type { Abilities } from '../design/abilities';
import { designWords } from '../words/en/design';

const say = designWords.desk.can;
const { number } = designWords;

/** Ship Design: what a design can do at a glance. */
export const abilityTable = (able: Abilities): Block => ({
  block: 'table',
  label: say.label,
  head: [...say.head],
  rows: [
    { label: say.power, cells: [number(able.power)] },
    { label: say.stored, cells: [number(able.stored)] },
    { label: say.crew, cells: [say.carried(able.teams, able.carried)] },
    { label: say.charge, cells: [say.charging(able)] },
    { label: say.ahead, cells: [number(able.ahead)] },
    { label: say.turns, cells: [number(able.turns)] },
  ],
});

/** What comes out of each side and what guards it. */
export const strengthBars = ({ sections }: Abilities): Block => ({
  block: 'bars',
  label: say.strength,
  bars: sections
    .filter(({ place }) => place !== 'core')
    .map((one) => ({
      label: say.section(one.place),
      value: one.beams + one.torpedoes.reduce((sum, level) => sum + level, 0),
      text: say.of(one),
    })),
});
