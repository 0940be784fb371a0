import type { Tool } from '../../../core/pages/desks';
import { countWithin, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { stepperAt } from '../../kit/pages/steppers';
import { attackOdds } from '../rules/attackOdds';
import { modified } from '../rules/numbers';
import { en } from '../words/en';
import { barsOf } from './attack';

const say = en.own.whatIf;

/** A number needed; 7 stands for none. */
const NEEDS = [2, 3, 4, 5, 6, 7];

/** §7.3: one weapon at one target, with no game on the table. */
const attackTool: Tool = {
  id: 'attack',
  title: say.title,
  detail: say.detail,
  page: (answers) => {
    const told = (id: string, otherwise: number, min: number, max: number): number =>
      countWithin(answers, id, { min, max }) ?? otherwise;
    const needed = (id: 'save' | 'backup', otherwise: number) =>
      oneAt(answers, id, NEEDS) ?? otherwise;
    const attacks = told('attacks', 6, 1, 30);
    const lock = modified(told('lock', 3, 2, 6));
    const damage = told('damage', 1, 1, 12);
    const hull = told('hull', 10, 1, 60);
    const [save, backup] = [needed('save', 4), needed('backup', 7)];
    const saved = (needs: number) => (needs > 6 ? null : needs);
    const shot = {
      attacks,
      lock,
      critical: null,
      damage,
      save: saved(save),
      backup: saved(backup),
    };
    const odds = attackOdds({ shots: [shot], hull });
    const percent = en.own.attack.percent(odds.damage[hull] ?? 0);
    return {
      title: say.title,
      blocks: [
        stepperAt('attacks', say.attacks, attacks, { min: 1, max: 30 }),
        stepperAt('lock', say.lock, lock, { min: 2, max: 6 }),
        stepperAt('damage', say.damage, damage, { min: 1, max: 12 }),
        chipsChoice('save', say.save, save, NEEDS, say.needs),
        chipsChoice('backup', say.backup, backup, NEEDS, say.needs),
        stepperAt('hull', en.own.hull, hull, { min: 1, max: 60 }),
      ],
      aside: [
        {
          block: 'odds',
          label: en.own.attack.odds,
          headline: { label: say.dies, value: percent },
          figures: [
            { label: en.own.attack.mean, value: en.own.attack.amount(odds.expectedDamage) },
          ],
          bars: barsOf(odds.damage, hull),
          why: [en.own.attack.shot(shot)],
        },
      ],
    };
  },
};

export const tools: readonly Tool[] = [attackTool];
