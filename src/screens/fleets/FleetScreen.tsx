import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useMemo, useState } from 'react';

import { Columns, Screen } from '../../components/Screen';
import { useToast } from '../../components/Toasts';
import { PageActs } from '../../components/blocks/PageActs';
import { Blocks } from '../../components/blocks/PageScreen';
import type { Opens, PageHands } from '../../components/blocks/hands';
import { useSettled } from '../../components/blocks/useSettled';
import type { FleetGlance } from '../../core/pages/desks';
import type { Act, Page } from '../../core/pages/page';
import type { FleetsRoutes } from '../../navigation/routes';
import { keepOldCards, takeNewCards, type OpenFleet } from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';
import { NotFoundScreen } from '../play/NotFoundScreen';
import { AboutFleet } from './AboutFleet';
import { FleetGate } from './FleetGate';
import { PowerStrip } from './PowerStrip';
import { useFleetHands, useFleetUndo } from './useFleetHands';
import { withScreenParts } from './withScreenParts';

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

type OnePageProps = FleetScreenProps & Readonly<{ fleet: OpenFleet }>;

function OnePage({ fleet, route, navigation }: OnePageProps) {
  const { page: name = mainPage, about = '' } = route.params;
  const { id, desk, shelf } = fleet;
  const say = useWords().fleets.fleet;
  const [isAbout, setAbout] = useState(false);
  const open = useOpens(id, navigation, () => setAbout(true));
  const own = useCardActs(fleet);
  const { shown, handsFor } = useFleetHands(fleet, { open, own });
  const undo = useFleetUndo(fleet);
  const drawn = useMemo(() => {
    const page = desk.page(shown, { page: name, about }, shelf);
    return page && name === mainPage ? withScreenParts(page, fleet, say) : page;
  }, [desk, shown, shelf, name, about, fleet, say]);
  const hands = useMemo(() => drawn && handsFor(drawn), [drawn, handsFor]);
  const glance = useMemo(() => desk.glance(shown, shelf), [desk, shown, shelf]);
  if (drawn === null || hands === null) return <NotFoundScreen />;
  return (
    <>
      <Drawn
        page={drawn}
        isMain={name === mainPage}
        glance={glance}
        hands={hands}
        undo={undo}
        onBack={() => open('back')}
      />
      <AboutFleet fleet={isAbout ? fleet.header : null} onClose={() => setAbout(false)} />
    </>
  );
}

type DrawnProps = Readonly<{
  page: Page;
  isMain: boolean;
  glance: FleetGlance;
  hands: PageHands;
  undo: ReturnType<typeof useFleetUndo>;
  onBack: () => void;
}>;

/** The page with its power in view below it, wherever it is scrolled to. */
function Drawn({ page: shown, isMain, glance, hands, undo, onBack }: DrawnProps) {
  const page = useSettled(shown);
  const blocks = isMain ? page.blocks : page.blocks.filter(({ block }) => block !== 'shares');
  const { kicker, primary, secondary = [], aside = [] } = page;
  const [shares] = page.blocks.flatMap((block) => (block.block === 'shares' ? [block] : []));
  return (
    <Screen
      title={page.title}
      width="wide"
      onBack={onBack}
      undo={undo}
      {...(kicker !== undefined && { overline: kicker })}
      footer={
        <>
          {shares && <PowerStrip shares={shares} glance={glance} />}
          {primary && <PageActs primary={primary} secondary={secondary} hands={hands} />}
        </>
      }
    >
      {aside.length === 0 ? (
        <Blocks blocks={blocks} hands={hands} />
      ) : (
        <Columns>
          <Blocks blocks={blocks} hands={hands} />
          <Blocks blocks={aside} hands={hands} />
        </Columns>
      )}
    </Screen>
  );
}

/** Pages of the desk, and the screens that any fleet has. Back leads to the page before, or to the list. */
function useOpens(
  fleet: string,
  navigation: FleetScreenProps['navigation'],
  onAbout: () => void,
): (opens: Opens) => void {
  return useCallback(
    (opens) => {
      if (typeof opens === 'object') {
        const { page, about } = opens;
        if (page === 'complete') navigation.push('FleetComplete', { fleet });
        else if (page === 'share') navigation.push('FleetShare', { fleet });
        else if (page === 'about') onAbout();
        else navigation.push('Fleet', { fleet, page, ...(about !== undefined && { about }) });
        return;
      }
      const before = navigation.getState().routes.at(-2);
      if (opens === 'back' && before?.name === 'Fleet') navigation.goBack();
      else navigation.popTo('FleetsHome');
    },
    [fleet, navigation, onAbout],
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
