import { config } from 'zod/v4/core';

// Runs before anything else of the page. A schema would try whether it may write its checks as code; the policy of the site forbids that
// (lib/content/security-headers), and a browser's tools for developers would show the attempt.
config({ jitless: true });
