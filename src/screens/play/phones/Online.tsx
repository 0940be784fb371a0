import { Button } from '../../../components/Button';
import { Section } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import { relayAddress } from '../../../platform/relayAddress';
import type { SharedGame } from '../../../stores/gameStore';
import { ShownCode } from './CodeExchange';
import { usePhoneWords } from './usePhoneWords';

const hostOf = (address: string): string => address.replace(/^wss?:\/\//, '');

/** States in which the secret link is worth sending. */
const leads: readonly string[] = ['connecting', 'here', 'away'];

/** Over the internet: only where the app was set up with a relay, and only when somebody asks for it. */
export function Online({ shared: { links, lines } }: Readonly<{ shared: SharedGame }>) {
  const { online: say } = usePhoneWords();
  const address = relayAddress();
  const { relay } = links;
  if (address === null) return null;
  return (
    <Section title={say.title}>
      <Text tone="muted">{say.text(hostOf(address))}</Text>
      {relay === null ? (
        <Button label={say.start} onPress={() => void lines.goOnline()} />
      ) : (
        <>
          <Text
            variant="strong"
            live
            {...(relay.state !== 'here' && relay.state !== 'connecting' && { tone: 'critical' })}
          >
            {say[relay.state]}
          </Text>
          {/* A link that the relay does not take leads nobody anywhere. */}
          {leads.includes(relay.state) && (
            <>
              <Text>{say.linkText}</Text>
              <ShownCode
                code={relay.link}
                say={{ code: say.link, copy: say.copy, copied: say.copied }}
              />
            </>
          )}
          <Button kind="quiet" label={say.stop} onPress={() => lines.goOffline()} />
        </>
      )}
    </Section>
  );
}
