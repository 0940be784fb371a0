import { Blocks } from './Blocks';
import { OpenSheet } from './OpenSheet';
import { Probe } from './Probe';

/** What stands in the place of the app when the probe is built (metro.config.js); the address says which of them. */
export function App() {
  const { hash } = window.location;
  if (hash === '#blocks') return <Blocks />;
  return hash === '#sheet' ? <OpenSheet /> : <Probe />;
}
