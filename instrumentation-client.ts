import { config } from 'zod/v4/core';

// Runs before everything else on the page. zod would test whether it may compile its checks to code; the site's policy forbids that
// (lib/content/security-headers), and the attempt would show as an error in the browser's developer tools.
config({ jitless: true });
