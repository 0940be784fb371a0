import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useCallback, useMemo } from 'react';

import type { Act } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { useWords } from '../../words/WordsProvider';

type Navigation = Pick<NativeStackNavigationProp<PlayRoutes>, 'navigate'>;

/** What every game has beside its system's acts: its log, its report once it is over, and its way to another phone. */
export function useBridgeActs({ id, played, system }: OpenGame, navigation: Navigation) {
  const { list: say, phones } = useWords().games;
  const hasReport =
    played.state.outcome !== null && systems.words(system).shows.report !== undefined;
  const acts = useMemo(
    () => ({
      log: { label: say.log },
      report: { label: say.report },
      phones: { label: phones.act },
      send: { label: say.send },
    }),
    [say, phones],
  );
  const shown = useMemo(
    () => ({
      /** Where the system has none left. */
      primary: hasReport ? acts.report : undefined,
      secondary: [acts.log, acts.phones, acts.send],
    }),
    [acts, hasReport],
  );
  const own = useCallback(
    (act: Act): boolean => {
      if (act === acts.log) navigation.navigate('Log', { game: id });
      else if (act === acts.report) navigation.navigate('Report', { game: id });
      else if (act === acts.phones) navigation.navigate('Phones', { game: id });
      else if (act === acts.send) navigation.navigate('Send', { game: id });
      else return false;
      return true;
    },
    [acts, navigation, id],
  );
  return { ...shown, own };
}
