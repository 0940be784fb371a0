import type { Tone } from '../../core/pages/page';
import type { TextTone } from '../../theme/colors';
import type { IconName } from '../Icon';

/** Each tone has a colour and a shape of its own, so that it is told without colour too. */
export const toneMarks: Readonly<Record<Tone, Readonly<{ text: TextTone; icon?: IconName }>>> = {
  plain: { text: 'text' },
  order: { text: 'order', icon: 'lock' },
  exhausted: { text: 'muted', icon: 'exhausted' },
  good: { text: 'good', icon: 'check' },
  warning: { text: 'critical', icon: 'warning' },
  critical: { text: 'critical', icon: 'star' },
  shield: { text: 'shield', icon: 'shield' },
};
