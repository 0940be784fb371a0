import type { Block, Page, PageRef } from '../../../../../core/pages/page';
import type { AdmiralsOpen } from '../admiralsBench';
import { reading } from '../reading';
import {
  editorPage,
  SHARED_PARTS,
  type PartPage,
} from '../../../../admirals-shared/desks/cards/editor/editorPage';
import { commandPage, flightPage, listedShipPage, listEditor, restrictionPage } from './list';
import { shipEditor } from './ship';

const PARTS: Readonly<Record<string, PartPage>> = {
  ...SHARED_PARTS,
  command: commandPage,
  flight: flightPage,
  'listed-ship': listedShipPage,
  restriction: restrictionPage,
};

const fieldsOf = (open: AdmiralsOpen): readonly Block[] => {
  switch (open.kind) {
    case 'ship':
      return shipEditor(open);
    case 'weapon':
    case 'order':
    case 'commander':
    case 'flight-group':
      return [];
    case 'list':
      return listEditor(open);
  }
};

/** The whole card, or a part of it; null for a part that is not there. */
export const editor = (open: AdmiralsOpen, at: PageRef): Page | null =>
  editorPage(open, at, {
    parts: PARTS,
    fields: () => fieldsOf(open),
    reading: () => reading(open, open.kind, open.draft, open.shelf),
  });
