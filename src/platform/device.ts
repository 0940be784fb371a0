import type { Description } from '../core/phones/linkCode';

import type { ScrollView, View } from 'react-native';

import type { BoxRow } from '../core/pages/sheet';

/** What the modules here promise on a device and, in their `.web.ts` twins, in a browser. */

export type TextFile = Readonly<{ name: string; text: string }>;

/** Whether the app's data stays: for good, until space runs short, or (Safari) for seven days without a visit. */
export type Persistence = 'kept' | 'may-be-cleared' | 'cleared-when-idle';

/** The colour behind the app, and whether bars and form controls are dark. */
export type Page = Readonly<{ ground: string; scheme: 'dark' | 'light' }>;

/** What can be scrolled, and what stands on it. */
export type Scrolled = Readonly<{ scroll: ScrollView; content: View }>;

/** What the player's text size asks for, and the part of it that is ours to multiply. */
export type TextScale = Readonly<{ asked: number; ours: number }>;

/** What the DOM knows and React Native's types do not. */
export type WebProps = Readonly<{
  tabIndex?: 0;
  role?: 'region';
  'aria-label'?: string;
  'aria-level'?: number;
  'aria-pressed'?: boolean;
  'aria-selected'?: undefined;
  'aria-describedby'?: string;
  'aria-current'?: 'page';
  href?: string;
  /** Boxed: the box around it shows the focus. */
  dataSet?: Readonly<{ boxed: true }>;
  onClick?: (event: Event) => void;
  onContextMenu?: (event: Event) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}>;

/** A page for the printer: labels with their values, in titled parts. */
export type PaperPage = Readonly<{
  title: string;
  parts: readonly Readonly<{
    title: string;
    rows: readonly Readonly<{ label: string; value: string }>[];
  }>[];
  footer: string;
}>;

/** A sheet for the printer: for each thing its lines, and rows of boxes to tick. */
export type PaperSheet = Readonly<{
  title: string;
  lines: readonly string[];
  blocks: readonly Readonly<{
    title: string;
    kicker: string;
    boxes: readonly BoxRow[];
    lines: readonly string[];
  }>[];
  foot: readonly string[];
  footer: string;
}>;

/** What a page comes out as: on paper by the browser's own dialog, or as a file to be shared. */
export type PrintsAs = 'paper' | 'pdf';

/** What became of a page that was to be printed; once asked, the rest is between player and device. */
export type Printed = 'asked' | 'refused';

/** What became of a text that was to be shared; `kept` where the player changed their mind. */
export type Shared = 'shared' | 'copied' | 'kept' | 'refused';

/** A sheet to be drawn as a picture, in the colours and faces of the app: a score, and words below it. */
export type Poster = Readonly<{
  kicker: string;
  /** With the mark and the colour of each side; a mark is a path on a grid of 16. */
  sides: readonly Readonly<{ name: string; score: string; mark: string; colour: string }>[];
  verdict: string;
  parts: readonly Readonly<{ heading: string; lines: readonly string[] }>[];
  foot: string;
  look: Readonly<{
    ground: string;
    surface: string;
    line: string;
    text: string;
    muted: string;
    face: string;
    titleFace: string;
  }>;
}>;

/** A photo, made small, as a data address; nothing where the player changed their mind. */
export type Photo = Readonly<{ picture: string }> | 'refused' | undefined;

/** How a camera that reads codes came on; `off` ends it. */
export type CodeCamera =
  Readonly<{ ok: true; off: () => void }> | Readonly<{ ok: false; why: 'none' | 'refused' }>;

/** A line to another phone: whole pieces, in order, none twice. Handlers are there before it opens. */
export type Channel = Readonly<{
  send: (bytes: Uint8Array) => void;
  onPiece: (hear: (bytes: Uint8Array) => void) => void;
  onClose: (hear: () => void) => void;
  close: () => void;
}>;

/** One end of a line that is being laid. */
export type LinkEnd = Readonly<{
  description: Description;
  /** The line once it is open; null where it never opens. */
  opened: Promise<Channel | null>;
  close: () => void;
}>;

/** The end that was there first: it waits for what the other answers. */
export type OfferedEnd = LinkEnd & Readonly<{ accept: (answer: Description) => Promise<boolean> }>;
