import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine makes no test fail.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
