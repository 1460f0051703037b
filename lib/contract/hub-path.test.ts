import { expect, it } from 'vitest';
import { hubPath } from './hub-path';

it.each([
  [{ next: null }, '/cms-hub'],
  [{ next: '/de?edit&v=1' }, '/cms-hub?next=%2Fde%3Fedit%26v%3D1'],
  [{ forgotten: true, next: null }, '/cms-hub?forgotten'],
  [{ forgotten: true, next: '/admin' }, '/cms-hub?forgotten&next=%2Fadmin'],
])('%o is %s', (wanted, path) => expect(hubPath(wanted)).toBe(path));
