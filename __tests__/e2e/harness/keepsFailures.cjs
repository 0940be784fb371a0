const { TestEnvironment } = require('jest-environment-node');

/** While the pages of a test that failed are still open, what they show is kept (failures.ts). */
module.exports = class extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure') await this.global.keepFailure?.(event.test.name);
  }
};
