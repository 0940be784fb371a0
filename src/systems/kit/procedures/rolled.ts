import type { Command } from '../../../core/game/system';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Page } from '../../../core/pages/page';
import { rollThrough, type Presented } from './page';
import { asksFor, repliesOf, type Replies, type ReplyTo } from './play';
import type { ActText } from '../pages/asking';
import { isForced } from '../pages/fight';
import { actsBlock, laidOut, type Blocks } from '../pages/laidOut';
import type { GameView } from '../pages/shipRow';

/** A command whose dice and choices are told on a page: everything of it but these. */
type Unrolled<Asked extends Command> = Asked extends { readonly replies: Replies }
  ? Omit<Asked, 'replies'>
  : never;

interface Rolling<Asked extends Command> extends Pick<Presented, 'shownAs' | 'headingFor'> {
  readonly answers: Answers;
  readonly command: Unrolled<Asked>;
  readonly act: ActText;
  /** What is decided before anything is rolled. */
  readonly blocks?: Blocks;
  /** What the dice may come to: shown before the first of them lies. */
  readonly odds?: () => Blocks;
}

/** Nothing is spent until somebody says so. */
const unspent: ReplyTo = ({ question }) =>
  question.ask === 'spend' ? question.on.map(() => 0) : null;

/** What a command asks for, in blocks, and the act that plays it: its procedure comes from the engine's reply. */
export const rolledPage = <Asked extends Command>(
  view: GameView<Asked>,
  head: Omit<Page, 'blocks'>,
  { answers, command, act, blocks = [], odds = () => [], ...shown }: Rolling<Asked>,
): Page => {
  const { words, replyTo, refusal, tried } = view;
  // Any command that is rolled for may be forced, and has its replies beside the rest.
  const asked = (replies: Replies, override: boolean) =>
    ({ ...command, replies, ...(override && { override }) }) as unknown as Asked;
  const forced = isForced(answers);
  const reply = replyTo(asked({}, forced));
  const begun = asksFor(reply);
  const page = { answers, path: 'replies', standard: unspent };
  const rolled =
    begun &&
    rollThrough(begun.procedure, begun.start, {
      page,
      words: words.pages.dice,
      first: 'attacker',
      ...shown,
    });
  const isAdvice = !reply.ok && !begun && !forced;
  const anyway: Act | false = isAdvice &&
    asksFor(replyTo(asked({}, true))) !== null && {
      label: words.pages.anyway,
      detail: refusal(reply),
      tone: 'warning',
      answers: { override: true },
    };
  const told = rolled && rolled.run.entries.length > 0;
  const full = asked(rolled ? repliesOf(rolled.run) : {}, forced);
  return laidOut({
    ...head,
    blocks: [blocks, !told && odds(), rolled?.blocks, actsBlock('list', anyway)],
    primary: rolled?.run.open ? null : tried(full, { opens: 'back', ...act }),
  });
};
