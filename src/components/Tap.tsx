import type { ReactNode } from 'react';
import {
  Pressable,
  type GestureResponderEvent,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import { knock, knockFirmly } from '../platform/haptics';
import { isOursToFollow } from '../platform/links';
import { webProps } from '../platform/webProps';
import { useWords } from '../words/WordsProvider';
import { useToast } from './Toasts';
import { useRepeat } from './useRepeat';

export type TapState = Readonly<{ pressed: boolean; hovered: boolean }>;

export type TapProps = Readonly<{
  /** Its name for those who listen, and for tests: heard instead of the words inside. */
  label: string;
  onPress: () => void;
  /** Hold reads the rule; something nearby must do the same with a tap. */
  onHold?: () => void;
  /** Done again and again while it is held. */
  onRepeat?: () => void;
  role?: 'button' | 'link' | 'radio' | 'switch' | 'tab';
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  /** Greyed, because it is illegal now; a tap says why. */
  why?: string;
  /** What is done in spite of it, offered with the reason. */
  anyway?: Readonly<{ label: string; onPress: () => void }>;
  /** Where it leads on the web, so that it can be opened in a new tab. */
  href?: string;
  hitSlop?: number;
  style?: StyleProp<ViewStyle> | ((state: TapState) => StyleProp<ViewStyle>);
  children: ReactNode | ((state: TapState) => ReactNode);
}>;

/** Everything that can be tapped: it answers with a knock, reads its rule when held, and says why not. */
export function Tap(props: TapProps) {
  const { label, onPress, onHold, role = 'button', why, anyway, href, style, children } = props;
  const words = useWords();
  const toast = useToast();
  const repeat = useRepeat(props.onRepeat);
  const press = (event: GestureResponderEvent) => {
    if (href !== undefined && !isOursToFollow(event)) return;
    knock();
    if (why === undefined) onPress();
    else toast.show({ text: why, ...(anyway && { act: anyway }) });
  };
  const hold =
    onHold &&
    (() => {
      knockFirmly();
      onHold();
    });
  return (
    <Pressable
      role={role}
      aria-label={why === undefined ? label : words.blocked(label, why)}
      onPress={press}
      style={typeof style === 'function' ? (state) => style(withHover(state)) : style}
      {...(hold && { onLongPress: hold, ...webProps({ onContextMenu: holdByMouse(hold) }) })}
      {...(props.onRepeat && { onLongPress: repeat.start, onPressOut: repeat.stop })}
      {...(href !== undefined && webProps({ href }))}
      {...(props.checked !== undefined && { 'aria-checked': props.checked })}
      {...(props.selected !== undefined && { 'aria-selected': props.selected })}
      {...(props.selected !== undefined && role === 'button' && pressed(props.selected))}
      {...(props.expanded !== undefined && { 'aria-expanded': props.expanded })}
      {...(props.hitSlop !== undefined && { hitSlop: props.hitSlop })}
    >
      {typeof children === 'function' ? (state) => children(withHover(state)) : children}
    </Pressable>
  );
}

/** On the web a button is pressed: selected is for tabs and the like. */
function pressed(isSelected: boolean): object {
  return webProps({ 'aria-selected': undefined, 'aria-pressed': isSelected });
}

/** Only the web knows hovering, and React Native's types do not. */
function withHover(state: { pressed: boolean; hovered?: boolean }): TapState {
  return { pressed: state.pressed, hovered: state.hovered === true };
}

/** The right button, and the menu key, read the rule where there is no finger to hold. */
function holdByMouse(hold: () => void): (event: Event) => void {
  return (event) => {
    const { pointerType } =
      'nativeEvent' in event ? (event.nativeEvent as PointerEvent) : { pointerType: '' }; // React's wrapper around the DOM's event
    if (pointerType === 'touch') return;
    event.preventDefault();
    hold();
  };
}
