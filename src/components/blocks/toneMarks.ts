import type { Tone } from '../../core/pages/page';
import { wordsIn, type TextTone } from '../../theme/colors';
import type { AnyIcon } from '../Icon';

type ToneMark = Readonly<{ text: TextTone; icon?: AnyIcon }>;

const marks: Readonly<Record<Extract<Tone, string>, ToneMark>> = {
  plain: { text: 'text' },
  order: { text: 'order', icon: 'lock' },
  exhausted: { text: 'muted', icon: 'exhausted' },
  good: { text: 'good', icon: 'check' },
  warning: { text: 'critical', icon: 'warning' },
  critical: { text: 'critical', icon: 'star' },
  shield: { text: 'shield', icon: 'shield' },
};

/** Each tone has a colour and a shape of its own, so that it is told without colour too. */
export const markOf = (tone: Tone = 'plain'): ToneMark =>
  typeof tone === 'string' ? marks[tone] : { text: wordsIn(tone.colour), icon: tone.sign };
