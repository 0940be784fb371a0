import { Text as NativeText, type GestureResponderEvent } from 'react-native';

import type { EntryId } from '../../core/pages/page';
import type { Lookup } from '../../core/reference/lookup';
import { spansOf } from '../../core/reference/spans';
import { isOursToFollow } from '../../platform/links';
import { webProps } from '../../platform/webProps';
import type { TextTone } from '../../theme/colors';
import { makeStyles } from '../../theme/makeStyles';
import { Text } from '../Text';
import { entryPath } from './entryPath';

type LinkedTextProps = Readonly<{
  /** With links to entries: `[[id]]` or `[[id|words]]`. */
  text: string;
  lookup: Lookup;
  onOpen: (entry: EntryId) => void;
  variant?: 'body' | 'detail';
  tone?: TextTone;
}>;

/** A sentence of the rules, in which what it mentions can be tapped. */
export function LinkedText({ text, lookup, onOpen, variant = 'body', tone }: LinkedTextProps) {
  return (
    <Text variant={variant} {...(tone !== undefined && { tone })}>
      {spansOf(text, lookup.title).map((span, at) =>
        span.entry === undefined ? (
          span.text
        ) : (
          // The runs of a text never change places.
          <InlineLink key={at} text={span.text} entry={span.entry} onOpen={onOpen} />
        ),
      )}
    </Text>
  );
}

type InlineLinkProps = Readonly<{
  text: string;
  entry: EntryId;
  onOpen: (entry: EntryId) => void;
}>;

function InlineLink({ text, entry, onOpen }: InlineLinkProps) {
  const styles = useStyles();
  const follow = (event: GestureResponderEvent) => {
    if (isOursToFollow(event)) onOpen(entry);
  };
  return (
    <NativeText
      role="link"
      onPress={follow}
      style={styles.link}
      {...webProps({ href: entryPath(entry) })}
    >
      {text}
    </NativeText>
  );
}

const useStyles = makeStyles((colors) => ({
  link: { color: colors.accent, textDecorationLine: 'underline' },
}));
