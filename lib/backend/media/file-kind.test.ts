import { describe, expect, it } from 'vitest';
import { findFileKind } from './file-kind';

const kindOf = async (text: string) => (await findFileKind(new TextEncoder().encode(text)))?.type ?? null;

describe('findFileKind', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      '\uFEFF<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg\nxmlns="http://www.w3.org/2000/svg"/>',
    ],
  ])('knows a drawing after all that may stand before it', async (text) => {
    expect(await kindOf(text)).toBe('image/svg+xml');
  });

  it('knows captions of films', async () => {
    expect(await kindOf('WEBVTT\n\n00:00.000 --> 00:02.000\nDer Fluss.')).toBe('text/vtt');
    expect(await kindOf('WEBVTTS\n')).toBeNull();
  });

  it.each([
    ['<html><svg></svg></html>'],
    ['<!-- <svg> --><html>'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ['<svgs/>'],
  ])('takes no other text for a drawing: %s', async (text) => {
    expect(await kindOf(text)).toBeNull();
  });

  it('is done at once with a long row of comments', async () => {
    // Tried in every way to split it, it takes longer than a test may.
    expect(await kindOf(`${'<!---->'.repeat(500)}x`)).toBeNull();
  });
});
