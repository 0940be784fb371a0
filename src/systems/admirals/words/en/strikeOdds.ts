import type { Icon } from '../../../admirals-shared/cards/terms';
import type { FaceIcons, IconPart, StrikeExplanation } from '../../odds/reckoned';
import { WOUNDS, type PerWound, type ShieldPolicy } from '../../../admirals-shared/odds/spec';
import { strikeWords } from '../../../admirals-shared/words/en/strike';
import { dice, list, number } from '../../../kit/english';
import { strikePageWords } from '../../../admirals-shared/words/en/strikePages';

const mean = (count: number) => number(count, 1);

const iconsOf = (face: Readonly<Record<Icon, number>>): string => {
  const made = (['hit', 'critical', 'direct', 'lock'] as const).filter((icon) => face[icon] > 0);
  return list(made.map((icon) => strikePageWords.counted(icon, face[icon])));
};

/** Faces that give the same are told together. */
const facesRead = (faces: readonly FaceIcons[]): string => {
  const giving = faces.filter((face) => iconsOf(face) !== '');
  if (giving.length === 0) return 'No die face gives anything.';
  const kinds = [...new Set(giving.map(iconsOf))];
  const told = kinds.map((kind) => {
    const alike = giving.filter((face) => iconsOf(face) === kind).map(({ face }) => number(face));
    return `${kind} on ${list(alike, 'or')}`;
  });
  return `A die gives ${told.join('; ')}.`;
};

const locksUsed = ({ locks, faces, locksTogether }: StrikeExplanation): readonly string[] => {
  if (faces.every(({ lock }) => lock === 0)) return [];
  switch (locks.use) {
    case 'nothing':
      return ['Target Locks are not used, or do something the odds do not count.'];
    case 'dice':
      return [`Each Target Lock is ${dice(locks.dice)} more.`];
    case 'icons':
      return [`Each Target Lock becomes ${iconsOf({ ...locks.icons, lock: 0 })}.`];
    case 'choice':
      return [
        `Each Target Lock becomes ${iconsOf({ ...locks.icons, lock: 0 })} or one more die, ` +
          (locksTogether
            ? 'chosen before any of those dice is rolled.'
            : 'whichever is better then.'),
      ];
  }
};

const SHIELDS_USED: Readonly<Record<ShieldPolicy, string>> = {
  best: 'The defender spends shields where they save the ship best.',
  'hits-first': 'Shields stop hits first, then criticals.',
  'criticals-first': 'Shields stop criticals first, then hits.',
  none: 'No shields are spent.',
};

const wound = (icon: 'hit' | 'critical' | 'direct', part: IconPart): string => {
  const { rolled, added, blocked, saves, landed } = part;
  const steps = [
    `${mean(rolled)} rolled`,
    ...(added > 0.005 ? [`${mean(added)} added by locks`] : []),
    ...(blocked > 0.005 ? [`${mean(blocked)} blocked by shields`] : []),
    ...saves.map(({ id, stopped }) => `${mean(stopped)} stopped by ${id}`),
  ];
  return `${strikeWords.icon(icon)}s on average: ${steps.join(', ')}; ${mean(landed)} land.`;
};

/** Why the odds of a strike are what they are, a sentence each. */
export const why = (
  explanation: StrikeExplanation,
  icons: PerWound<IconPart>,
): readonly string[] => [
  strikePageWords.dice(explanation.dice, explanation.modifier),
  facesRead(explanation.faces),
  ...(explanation.lockOnDice > 0
    ? [`${dice(explanation.lockOnDice)} more without spending a lock.`]
    : []),
  ...locksUsed(explanation),
  SHIELDS_USED[explanation.shields],
  ...(explanation.lockOnBlockable ? ['Shields are spent after the locks.'] : []),
  ...WOUNDS.filter((icon) => icons[icon].rolled + icons[icon].added > 0.005).map((icon) =>
    wound(icon, icons[icon]),
  ),
];
