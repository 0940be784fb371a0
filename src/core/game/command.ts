/** What a player asks for. Dice that were rolled come in with it. */
export interface Command {
  readonly type: string;
}
