import type { OpenGame } from '../../../stores/gameStore';
import { usePhoneNews } from './usePhoneNews';

/** Nothing to be seen: it tells what the other phones did. */
export function PhoneNews({ game }: Readonly<{ game: OpenGame }>) {
  usePhoneNews(game);
  return null;
}
