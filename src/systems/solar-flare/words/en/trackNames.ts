import { SECTIONS, SLOTS, type Section, type Slot, type SystemName } from '../../parts';
import {
  chargeOf,
  INTEGRITY_LEFT,
  integrityOf,
  overchargeOf,
  partialOf,
  STRENGTH,
} from '../../play/names';
import { partNames } from './partNames';
import { partWords } from './parts';

const sectionOfTrack = (track: string): Section | null =>
  SECTIONS.find((section) => integrityOf(section) === track) ?? null;

/** What a track is called in a sentence, by what is in its slot where that is known. */
export const trackName = (track: string, systemIn?: (slot: Slot) => SystemName): string => {
  const section = sectionOfTrack(track);
  if (section !== null) return `integrity of ${partNames.section(section).toLowerCase()}`;
  if (track === INTEGRITY_LEFT) return 'integrity';
  if (track === STRENGTH) return 'strength';
  const slot = SLOTS.find((one) => track.endsWith(`:${one}`));
  const where = slot ? partNames.slot(slot) : '';
  if (slot && track === chargeOf(slot))
    return `${systemIn ? partWords.small[systemIn(slot)] : 'charge'} in ${where}`;
  if (slot && track === partialOf(slot)) return `partial charge in ${where}`;
  return slot && track === overchargeOf(slot) ? `overcharge in ${where}` : track;
};
