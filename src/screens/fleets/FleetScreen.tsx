import { useNavigation } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useMemo, useState } from 'react';

import { useToast } from '../../components/Toasts';
import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens } from '../../components/blocks/hands';
import type { Act, Page } from '../../core/pages/page';
import type { FleetsRoutes } from '../../navigation/routes';
import { keepOldCards, takeNewCards, type OpenFleet } from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';
import { NotFoundScreen } from '../play/NotFoundScreen';
import { AboutFleet } from './AboutFleet';
import { FleetGate } from './FleetGate';
import { PowerStrip } from './PowerStrip';
import { useFleetHands, useFleetUndo } from './useFleetHands';
import { useWork } from './useWork';
import { CARD, PLAY, withScreenParts } from './withScreenParts';

type FleetScreenProps = NativeStackScreenProps<FleetsRoutes, 'Fleet'>;

/** The first page of a desk; the others are parts of it. */
const mainPage = 'fleet';

/** A page of the fleet on the desk, as its system describes it. */
export function FleetScreen(props: FleetScreenProps) {
  return (
    <FleetGate id={props.route.params.fleet}>
      {(fleet) => <OnePage fleet={fleet} {...props} />}
    </FleetGate>
  );
}

/** Once in the strip, they are not told again. */
const withoutShares = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.filter(({ block }) => block !== 'shares'),
});

type OnePageProps = FleetScreenProps & Readonly<{ fleet: OpenFleet }>;

function OnePage({ fleet, route, navigation }: OnePageProps) {
  const { page: name = mainPage, about = '' } = route.params;
  const { desk, shelf } = fleet;
  const say = useWords().fleets.fleet;
  const [isAbout, setAbout] = useState(false);
  const open = useOpens(fleet, navigation, () => setAbout(true));
  const own = useCardActs(fleet);
  const pageOf = useCallback(
    (of: OpenFleet) => of.desk.page(of.fleet, { page: name, about }, of.shelf),
    [name, about],
  );
  const { shown, handsFor } = useFleetHands(fleet, { open, own, pageOf });
  const undo = useFleetUndo(fleet);
  const work = useWork(fleet, shown, name);
  const made = useMemo(
    () => desk.page(shown, { page: name, about }, shelf),
    // Work that is through makes another page of the same fleet.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [desk, shown, shelf, name, about, work],
  );
  const page = useMemo(() => {
    if (made === null) return null;
    return withoutShares(name === mainPage ? withScreenParts(made, fleet, say) : made);
  }, [made, name, fleet, say]);
  const hands = useMemo(() => page && handsFor(page), [page, handsFor]);
  const glance = useMemo(() => desk.glance(shown, shelf), [desk, shown, shelf]);
  if (made === null || page === null || hands === null) return <NotFoundScreen />;
  const shares = made.blocks.find((block) => block.block === 'shares');
  return (
    <>
      <PageScreen
        page={page}
        hands={hands}
        {...undo}
        onBack={() => open('back')}
        strip={shares && <PowerStrip shares={shares} glance={glance} />}
      />
      <AboutFleet fleet={isAbout ? fleet.header : null} onClose={() => setAbout(false)} />
    </>
  );
}

/** Pages of the desk, and the screens that any fleet has. Back leads to the page before, or to the list. */
function useOpens(
  { id: fleet, system: { id: system } }: OpenFleet,
  navigation: FleetScreenProps['navigation'],
  onAbout: () => void,
): (opens: Opens) => void {
  const tabs = useNavigation();
  return useCallback(
    (opens) => {
      if (typeof opens === 'object') {
        const { page, about } = opens;
        if (page === 'complete') navigation.push('FleetComplete', { fleet });
        else if (page === 'share') navigation.push('FleetShare', { fleet });
        else if (page === 'about') onAbout();
        else if (page === PLAY)
          tabs.navigate('Play', { screen: 'NewGame', params: { system, fleet }, initial: false });
        else if (page === CARD && about !== undefined)
          tabs.navigate('Cards', {
            screen: 'CardEdit',
            params: { card: about, fleet },
            initial: false,
          });
        else navigation.push('Fleet', { fleet, page, ...(about !== undefined && { about }) });
        return;
      }
      const before = navigation.getState().routes.at(-2);
      if (opens === 'back' && before?.name === 'Fleet') navigation.goBack();
      else navigation.popTo('FleetsHome');
    },
    [fleet, system, navigation, onAbout, tabs],
  );
}

/** What is done about cards that changed after the fleet was built. */
function useCardActs({ id }: OpenFleet): (act: Act) => boolean {
  const say = useWords().fleets.fleet;
  const toast = useToast();
  return useCallback(
    (act) => {
      const settle = { [say.takeNew]: takeNewCards, [say.keepOld]: keepOldCards }[act.label];
      if (settle === undefined || act.answers !== undefined) return false;
      void settle(id, act.label).then((kept) => !kept.ok && toast.show({ text: say.notStored }));
      return true;
    },
    [id, say, toast],
  );
}
