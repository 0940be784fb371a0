import { memo, useMemo, type ReactElement } from 'react';

import { Screen } from '../Screen';
import { Ordinal } from '../ShipRow';
import { TeamMark } from '../TeamMark';
import { Cover } from './Cover';
import { DrawnPage, pageParts, type Drawn } from './PageParts';
import { useCover } from './useCover';
import { useSettled } from './useSettled';

/** The way back stays the same while the page is shown. */
type PageScreenProps = Drawn &
  Readonly<{
    onBack: () => void;
    /** Before the title, on a page of no side. */
    mark?: ReactElement;
  }>;

/** A page as its system describes it, on a screen of its own. */
export function PageScreen(props: PageScreenProps) {
  const { onBack, handing } = props;
  const page = useSettled(props.page);
  const { handTo } = page;
  const over = page.cover ?? (handing?.isOn === true ? handTo : undefined);
  const cover = useCover(over);
  if (over === undefined || !cover.isClosed) return <OpenPage {...props} page={page} />;
  return (
    <Cover
      cover={over}
      onOpen={cover.open}
      onBack={onBack}
      {...(over === handTo && { onNever: () => handing?.set(false) })}
    />
  );
}

const StillScreen = memo(Screen);

/** The screen is drawn anew when its frame changes; what is on the page reaches its own part. */
function OpenPage(props: PageScreenProps) {
  const { page, hands, handing, strip, onBack, undo, onRoll, hint, mark } = props;
  const { title, kicker, team, badge, aside, figure, handTo, primary, secondary } = page;
  const shape = team === undefined ? undefined : hands.shapeOf(team);
  const marks = useMemo(
    () =>
      shape === undefined
        ? mark === undefined
          ? {}
          : { mark }
        : {
            mark: <TeamMark team={shape} size={20} />,
            ...(badge !== undefined && { badge: <Ordinal team={shape} badge={badge} /> }),
          },
    [shape, badge, mark],
  );
  const drawn = useMemo(
    (): Drawn => ({
      page,
      hands,
      ...(undo !== undefined && { undo }),
      ...(handing !== undefined && { handing }),
      ...(strip !== undefined && { strip }),
      ...(onRoll !== undefined && { onRoll }),
      ...(hint !== undefined && { hint }),
    }),
    [page, hands, undo, handing, strip, onRoll, hint],
  );
  const hasActs = primary !== undefined || (secondary ?? []).length > 0;
  const hasFooter = hasActs || undo !== undefined || strip !== undefined;
  const canHandOver = handTo !== undefined && handing?.isOn === false;
  return (
    <DrawnPage value={drawn}>
      <StillScreen
        title={title}
        topic={title}
        onBack={onBack}
        {...marks}
        {...(aside !== undefined && { width: 'wide' })}
        {...(kicker ? { overline: kicker } : {})}
        {...(figure !== undefined && { side: pageParts.figure })}
        {...(canHandOver && { side: pageParts.handOver })}
        {...(hasFooter && { footer: pageParts.footer })}
      >
        {aside === undefined ? pageParts.blocks : pageParts.columns}
      </StillScreen>
    </DrawnPage>
  );
}
