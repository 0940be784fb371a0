import { useNavigation } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';

import { Silhouette } from '../../components/Silhouette';
import { useToast } from '../../components/Toasts';
import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens } from '../../components/blocks/hands';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import type { Silhouette as SilhouettePath } from '../../core/drawing/drawing';
import type { Tapped } from '../../core/pages/answers';
import type { Block, Page } from '../../core/pages/page';
import type { CardsRoutes } from '../../navigation/routes';
import {
  awaitedBy,
  changeCard,
  deskOf,
  keepPhoto,
  newCard,
  type OpenCard,
} from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';
import type { Photo } from '../../platform/device';
import { canTakePhoto, pickPhoto, takePhoto } from '../../platform/photo';
import { CardFace } from './CardFace';
import { Gone } from './Gone';
import { PhotoStrip } from './PhotoStrip';
import { labelOf } from './labelOf';
import { useCardPlaces } from './useCardPlaces';
import { useCardUndo } from './useCardUndo';
import { useOpenCard } from './useOpenCard';
import { tableBlocks, usePlayed, useTable } from './useTable';

/** A card on the desk: typed from top to bottom as it is printed, kept with every tap. */
export function CardEditScreen({ route }: NativeStackScreenProps<CardsRoutes, 'CardEdit'>) {
  const { gone } = useWords().cards.card;
  const { card, page = 'card', about, fleet } = route.params;
  const open = useOpenCard(card);
  if (open === 'reading') return null;
  if (open === 'gone' || open.isFixed) return <Gone words={gone} />;
  return <Editor open={open} page={page} about={about} fleet={fleet} />;
}

type EditorProps = Readonly<{
  open: OpenCard;
  page: string;
  about: string | undefined;
  fleet: string | undefined;
}>;

function Editor({ open, page: name, about, fleet }: EditorProps) {
  const { card: say } = useWords().cards;
  const back = useBack(fleet);
  const { card, typed, shelf } = open;
  const at = { page: name, ...(about !== undefined && { about }) };
  const page = deskOf(card.system)?.editor(card.kind, typed, at, shelf) ?? null;
  const { change, type } = useChange(page);
  const leads = useLeads(open, back);
  const hands = useDeskHands({ system: card.system, change, type, open: leads });
  const undo = useCardUndo();
  const played = usePlayed(open);
  const lay = usePhoto();
  const { silhouette } = deskOf(card.system)?.glance(card.kind, typed) ?? {};
  const mark = useMark(silhouette);
  if (!page) return <Gone words={say.gone} />;
  const waits = fleet === undefined ? awaiting(open, say) : say.backToFleet;
  const shown = name === 'card' ? mainPage(page, open, { waits, played }, say) : page;
  const { photo } = open;
  return (
    <PageScreen
      page={shown}
      hands={hands}
      onBack={back}
      {...undo}
      {...(mark && { mark })}
      {...(name === 'card' && { hint: <CardFace page={page} silhouette={silhouette} /> })}
      {...(photo !== null && {
        strip: <PhotoStrip picture={photo} onRemove={() => lay(null)} />,
      })}
    />
  );
}

/** The ship that the card becomes, as soon as it can be told. */
function useMark(path: SilhouettePath | undefined): ReactElement | undefined {
  return useMemo(
    () => (path === undefined ? undefined : <Silhouette path={path} size={36} tone="accent" />),
    [path],
  );
}

type Say = ReturnType<typeof useWords>['cards']['card'];

/** What waits for the card, and what is said of a game that goes on without it. */
type Around = Readonly<{ waits: string | null; played: string | null }>;

/** The whole card: with what the app knows of its pack, and the way to the next one. */
function mainPage(page: Page, open: OpenCard, { waits, played }: Around, say: Say): Page {
  const { isTwice, photo } = open;
  const twice: readonly Block[] = isTwice
    ? [
        {
          block: 'findings',
          label: say.missing,
          findings: [{ text: say.twice, rule: null, tone: 'warning' }],
        },
      ]
    : [];
  return {
    ...page,
    blocks: [
      ...(photo === null ? [photoBlock(say)] : []),
      ...page.blocks,
      ...twice,
      ...tableBlocks(open, played),
    ],
    ...waysOn(page, waits, say),
  };
}

/** A photo of the printed card comes before the typing: taken where the device can, or picked. */
const photoBlock = (say: Say): Block => ({
  block: 'acts',
  style: 'row',
  acts: [
    ...(canTakePhoto() ? [{ label: say.takePhoto, opens: { page: 'camera' } }] : []),
    { label: say.photo, spoken: say.photoSpoken, opens: { page: 'photo' } },
  ],
});

/** What leads back to the card that waits for this one. */
function awaiting({ card }: OpenCard, say: Say): string | null {
  const waits = awaitedBy(card.id);
  return waits === null ? null : say.backTo(waits);
}

/** Back to what waits for this card, else on to the next. */
function waysOn(
  { primary, secondary = [] }: Page,
  waits: string | null,
  say: Say,
): Pick<Page, 'primary' | 'secondary'> {
  if (waits !== null) return { primary: { label: waits, opens: 'back' }, secondary };
  return {
    primary: primary ?? { label: say.next, opens: { page: 'next' } },
    secondary: [...secondary, { label: say.done, opens: 'back' }],
  };
}

type Change = (changes: Tapped) => void;

/** Puts answers into the card, named after what was tapped; both stay the same while the screen is shown. */
function useChange(page: Page | null): Readonly<{ change: Change; type: Change }> {
  const { cards: say } = useWords();
  const toast = useToast();
  const latest = useRef({ page, say, toast });
  useLayoutEffect(() => {
    latest.current = { page, say, toast };
  });
  return useMemo(() => {
    const put = (changes: Tapped, isTyped: boolean) => {
      const { page: shown, say: words, toast: toasts } = latest.current;
      const [path = '', value] = Object.entries(changes)[0] ?? [];
      const key = typeof value === 'string' ? path : undefined;
      const what = (shown && labelOf(shown, changes)) ?? words.card.what;
      void changeCard(changes, what, key, isTyped).then((kept) => {
        if (!kept.ok) toasts.show({ text: words.notStored });
        else if (kept.isRefused === true) toasts.show({ text: words.card.tooLong });
      });
    };
    return { change: (changes) => put(changes, false), type: (changes) => put(changes, true) };
  }, []);
}

/** Where a photo of the printed card comes from. */
const PHOTOS: Readonly<Partial<Record<string, () => Promise<Photo>>>> = {
  photo: pickPhoto,
  camera: takePhoto,
};

/** To the fleet that waits for the card, else to where it was opened. */
function useBack(fleet: string | undefined): () => void {
  const places = useCardPlaces();
  const tabs = useNavigation();
  return () => {
    places.back();
    if (fleet !== undefined)
      tabs.navigate('Fleets', { screen: 'Fleet', params: { fleet }, initial: false });
  };
}

/** Where a tap leads: to a part of the card, to a new card beside it, to the next, or back. */
function useLeads(open: OpenCard, back: () => void): (opens: Opens) => void {
  const { card } = open;
  const places = useCardPlaces();
  const lay = usePhoto();
  const toTable = useTable(open);
  const latest = useRef({ card, places, lay, toTable, back });
  useLayoutEffect(() => {
    latest.current = { card, places, lay, toTable, back };
  });
  return useCallback((opens) => {
    const { card: own, places: ways, lay: put, toTable: table, back: leave } = latest.current;
    if (typeof opens === 'string') return leave();
    if (opens.page === 'play') return table.play();
    if (opens.page === 'fleet') return table.fleet();
    const photo = PHOTOS[opens.page];
    if (photo) return void photo().then((found) => found && put(found));
    const fresh = (kind: string) => newCard(own.pack, kind);
    if (opens.page === 'next') return lead(fresh(own.kind), ways.next);
    if (opens.page === 'new') {
      const [kind = own.kind, path] = (opens.about ?? own.kind).split(' ');
      const into = path === undefined ? undefined : { card: own.id, path };
      return lead(newCard(own.pack, kind, into), ways.edit);
    }
    return ways.part(own.id, opens.page, opens.about);
  }, []);
}

/** Keeps a picture of the printed card, or takes it away. */
function usePhoto(): (photo: Exclude<Photo, undefined> | null) => void {
  const { cards: say } = useWords();
  const toast = useToast();
  return (photo) => {
    if (photo === 'refused') return toast.show({ text: say.photo.noCamera });
    void keepPhoto(photo?.picture ?? null).then((kept) => {
      if (!kept.ok) toast.show({ text: say.notStored });
      else if (kept.isRefused === true) toast.show({ text: say.photo.refused });
    });
  };
}

function lead(id: string | null, go: (id: string) => void): void {
  if (id !== null) go(id);
}
