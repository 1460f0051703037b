import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

const file = { url: '/media/0123/kai.jpg', text: 'Der Kai', width: 1500, height: 1000 };

it('has its colour in its place until it is there, and its size from the beginning', () => {
  const { container, rerender } = render(<Picture picture={{ ...file, colour: '#5b93ff' }} ratio={3 / 2} />);
  const image = container.querySelector('img');
  expect(image).toHaveStyle({ backgroundColor: '#5b93ff', aspectRatio: '1.5' });
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1500', '1000']);
  rerender(<Picture picture={file} />);
  expect(image?.style.backgroundColor).toBe('');
});
