import { audit } from './harness/audit';
import { useApp } from './harness/app';

const app = useApp();

test('the app starts', async () => {
  const page = await app.open();
  await page.getByText('Flagbridge').first().waitFor();
  await audit(page);
});
