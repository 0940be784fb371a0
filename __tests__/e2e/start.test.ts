import { audit } from './harness/audit';
import { appUnderTest } from './harness/app';

const app = appUnderTest();

test('the app starts', async () => {
  const page = await app.open();
  await page.getByText('Flagbridge').first().waitFor();
  await audit(page);
});
