import { CORE, SLOTS, sectionOf, type Section, type Slot, type SystemName } from '../../parts';
import { partWords } from './parts';

const section = (one: Section): string => (one === CORE ? 'Core' : `Section ${one}`);

/** What the parts of a ship in play are called, on pages and in the log. */
export const partNames = {
  section,
  where: (one: Section) => partWords.side[one],
  side: (one: Section) => (one === CORE ? 'Core' : `${one} · ${partWords.side[one]}`),
  /** `Beam 1`; `Beam 1 B` beside a twin. */
  part: (system: SystemName, slot: Slot, hasTwin = false) =>
    `${partWords.one[system]} ${sectionOf(slot)}${hasTwin ? ` ${slot.slice(-1).toUpperCase()}` : ''}`,
  slot: (text: string) => {
    const slot = SLOTS.find((one) => one === text);
    return slot ? section(sectionOf(slot)).toLowerCase() : text;
  },
} as const;
