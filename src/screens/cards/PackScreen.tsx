import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { ButtonRow } from '../../components/ButtonRow';
import { List, ListRow } from '../../components/ListRow';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { Toggle } from '../../components/Toggle';
import { useOneAtATime } from '../../components/useOneAtATime';
import { fittedName } from '../../core/packs/fittedName';
import { seen } from '../../core/outside/signs';
import type { DraftCard } from '../../core/pages/desks';
import type { CardsRoutes } from '../../navigation/routes';
import {
  changeCard,
  changePack,
  copyPack,
  deletePack,
  deskOf,
  draftsIn,
  newCard,
  openCard,
  PACK_LIMITS,
  setPackInUse,
  useSystemsWithCards,
  type ListedCard,
  type ListedPack,
  type PackFields,
} from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { CardListing } from './CardListing';
import { CopyForActs } from './CopyForActs';
import { Gone } from './Gone';
import { PackFieldsForm } from './PackFieldsForm';
import { PackMark } from './PackMark';
import { ShareSheet } from './ShareSheet';
import { useCardPlaces } from './useCardPlaces';
import { useKept } from './useKept';
import { useListed } from './useListed';

export function PackScreen({ route }: NativeStackScreenProps<CardsRoutes, 'Pack'>) {
  const { pack: say } = useWords().cards;
  const listed = useListed();
  const pack = listed?.packs.find(({ id }) => id === route.params.pack);
  useLeaveOnceGone(pack !== undefined);
  if (!listed) return null;
  if (!pack) return <Gone words={say.gone} />;
  return <PackPage pack={pack} cards={listed.cards} />;
}

/** A pack that was here, and is deleted or was undone, leaves its screen for the list of packs. */
function useLeaveOnceGone(isHere: boolean) {
  const { home } = useCardPlaces();
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current && !isHere) home();
    wasHere.current = isHere;
  });
}

type PackPageProps = Readonly<{ pack: ListedPack; cards: readonly ListedCard[] }>;

function PackPage({ pack, cards }: PackPageProps) {
  const { pack: say } = useWords().cards;
  return (
    <CardListing
      key={pack.id}
      title={pack.name}
      overline={pack.systemName}
      mark={<PackMark colour={pack.colour} size={26} />}
      cards={cards.filter((card) => card.pack === pack.id)}
      packs={[pack]}
      head={<PackHead pack={pack} />}
      footer={pack.builtIn ? <CopyAct pack={pack} /> : <NewCardAct pack={pack} />}
      empty={say.empty}
    />
  );
}

type OfPack = Readonly<{ pack: ListedPack }>;

function PackHead({ pack }: OfPack) {
  const styles = useStyles();
  const { pack: say } = useWords().cards;
  const places = useCardPlaces();
  const kept = useKept();
  const [sheet, setSheet] = useState<'about' | 'share'>();
  const close = () => setSheet(undefined);
  const hasShapes = useSystemsWithCards().some(
    ({ id, shapes }) => id === pack.system && shapes.some(({ place }) => place !== undefined),
  );
  return (
    <View style={styles.head}>
      <List>
        <Toggle
          title={say.inUse}
          detail={say.inUseDetail}
          isOn={pack.inUse}
          onSet={(isOn) => void kept(setPackInUse(pack.id, isOn))}
        />
      </List>
      <PackNotes pack={pack} />
      {!pack.builtIn && (
        <ButtonRow>
          <Button grows label={say.about} onPress={() => setSheet('about')} />
          {hasShapes && <Button grows label={say.arcs} onPress={() => places.arcs(pack.id)} />}
          <Button grows icon="share" label={say.share} onPress={() => setSheet('share')} />
        </ButtonRow>
      )}
      {!pack.builtIn && <ListAct pack={pack} />}
      <CopyForActs pack={pack} />
      <AboutSheet pack={pack} isOpen={sheet === 'about'} onClose={close} />
      <ShareSheet isOpen={sheet === 'share'} pack={pack.id} count={pack.cards} onClose={close} />
    </View>
  );
}

/** Those of an own pack are whole where they can be changed. */
function PackNotes({ pack }: OfPack) {
  const { pack: say } = useWords().cards;
  if (pack.builtIn) return <Text tone="muted">{pack.notes || say.readOnly}</Text>;
  if (pack.notes === '') return null;
  return (
    <Text tone="muted" lines={6}>
      {pack.notes}
    </Text>
  );
}

type AboutSheetProps = OfPack & Readonly<{ isOpen: boolean; onClose: () => void }>;

function AboutSheet({ pack, isOpen, onClose }: AboutSheetProps) {
  const { cards: say } = useWords();
  const toast = useToast();
  const kept = useKept();
  const [typed, setTyped] = useState<Partial<ListedPack>>({});
  /** Letters are shown at once, a colour once it is stored; what was not stored is not shown any more. */
  const put = async (change: Partial<PackFields>) => {
    if (change.colour === undefined) setTyped((before) => ({ ...before, ...change }));
    if (change.name !== undefined && seen(change.name) === '') return;
    if (!(await kept(changePack(pack.id, change)))) setTyped({});
  };
  const remove = async () => {
    onClose();
    if (await kept(deletePack(pack.id))) toast.show({ text: say.pack.deleted(pack.name) });
  };
  return (
    <Sheet isOpen={isOpen} title={say.details.title} onClose={onClose}>
      <PackFieldsForm fields={{ ...pack, ...typed }} onChange={(change) => void put(change)} />
      <Button label={say.pack.delete} onPress={() => void remove()} />
    </Sheet>
  );
}

/** One card that lists what is in the pack, such as a construction list of its ships. */
function ListAct({ pack }: OfPack) {
  const places = useCardPlaces();
  const kept = useKept();
  const cards = useDraftsOf(pack);
  const listing = deskOf(pack.system)?.listing?.(cards, pack.name) ?? null;
  const make = useOneAtATime(async () => {
    const id = listing && newCard(pack.id, listing.kind);
    if (!id || !listing) return;
    await openCard(id);
    if (await kept(changeCard(listing.draft, listing.label))) places.edit(id);
  });
  return listing && <Button label={listing.label} onPress={make} />;
}

/** The pack's cards as they are kept, once they were read. */
function useDraftsOf(pack: ListedPack): readonly DraftCard[] {
  const [drafts, setDrafts] = useState<readonly DraftCard[]>([]);
  useEffect(() => {
    let isGone = false;
    void draftsIn(pack.id).then((read) => !isGone && setDrafts(read));
    return () => {
      isGone = true;
    };
  }, [pack]);
  return drafts;
}

function CopyAct({ pack }: OfPack) {
  const { pack: say } = useWords().cards;
  const places = useCardPlaces();
  const toast = useToast();
  const kept = useKept();
  const copy = useOneAtATime(async () => {
    const name = fittedName(pack.name, PACK_LIMITS.title, say.copyName);
    const made = await copyPack(pack.id, name);
    if (!(await kept(Promise.resolve(made))) || !made.ok) return;
    places.pack(made.id);
    toast.show({ text: say.made(name) });
  });
  return <Button kind="primary" label={say.copy} onPress={copy} />;
}

function NewCardAct({ pack }: OfPack) {
  const { pack: say } = useWords().cards;
  const places = useCardPlaces();
  const [isOpen, setOpen] = useState(false);
  const kinds = useSystemsWithCards().find(({ id }) => id === pack.system)?.kinds ?? [];
  const begin = (kind: string) => {
    setOpen(false);
    const id = newCard(pack.id, kind);
    if (id !== null) places.edit(id);
  };
  return (
    <>
      <Button kind="primary" icon="plus" label={say.newCard} onPress={() => setOpen(true)} />
      <Sheet isOpen={isOpen} title={say.newCard} onClose={() => setOpen(false)}>
        <List>
          {kinds.map(({ id, one }) => (
            <ListRow key={id} title={one} icon="plus" onPress={() => begin(id)} />
          ))}
        </List>
      </Sheet>
    </>
  );
}

const useStyles = makeStyles(() => ({
  head: { gap: space.m },
}));
