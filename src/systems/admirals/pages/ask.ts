import type { Command } from '../../../core/game/system';
import type { AdmiralsCommand } from '../play/commands';

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: AdmiralsCommand): Command => command;
