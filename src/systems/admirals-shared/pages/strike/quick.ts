import type { Block } from '../../../../core/pages/page';
import { countAt } from '../../../kit/pages/answered';
import type { Blocks } from '../../../kit/pages/laidOut';
import { countStepper } from '../../../kit/pages/steppers';
import { FACINGS, type Facing } from '../../cards/terms';
import type { At, QuickStrike, Striking } from './striking';

export const quickPath = (name: string): string => `quick.${name}`;

const shieldPath = (facing: Facing | null): string => quickPath(`shields.${facing ?? 'pool'}`);

/** Those that were hit, where the table said so; else all that have points. */
const stockFor = <Of extends Striking>({ edition, target, where }: At<Of>) => {
  const { shields } = target;
  const stock =
    shields.as === 'pool'
      ? [{ facing: null, points: shields.points }]
      : FACINGS.filter(
          (facing) => where.facings.length === 0 || where.facings.includes(facing),
        ).map((facing) => ({ facing, points: shields.points[facing] }));
  return edition.quick.maySpend(target) ? stock.filter(({ points }) => points > 0) : [];
};

/** A strike that was resolved at the table: only what it did. */
export const quickTold = <Of extends Striking>(at: At<Of>): QuickStrike => {
  const { answers, target, attacker, gun } = at;
  return {
    type: 'strike-quick',
    target: target.id,
    with: { attacker: attacker.id, armament: gun.armament, mount: gun.mount },
    hull: countAt(answers, quickPath('hull')) ?? 0,
    criticals: countAt(answers, quickPath('criticals')) ?? 0,
    shields: stockFor(at)
      .map(({ facing }) => ({ facing, points: countAt(answers, shieldPath(facing)) ?? 0 }))
      .filter(({ points }) => points > 0),
  };
};

/** Steppers for what a strike cost. */
export const quickBlocks = <Of extends Striking>(at: At<Of>): Blocks => {
  const { view, answers, target } = at;
  const { sections, quick } = at.edition;
  const say = view.words.strikePages.quick;
  const stepper = (id: string, label: string, max: number, section: string): Block =>
    countStepper(answers, id, label, { max, ...view.readsRule(section) });
  const most = quick.mostCriticals(view, target);
  return [
    stepper(quickPath('hull'), say.hull, target.hull, sections.hull),
    stepper(quickPath('criticals'), say.criticals, most, sections.criticals),
    stockFor(at).map(({ facing, points }) => {
      const label = facing === null ? say.pool : say.shields(facing);
      return stepper(shieldPath(facing), label, points, sections.shields);
    }),
    quick.blocks(at),
  ];
};
