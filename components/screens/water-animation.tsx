'use client';

import { LottieDisplay, lottieInView, LottieInteractions, LottieLight } from 'lottie-react';
import { useState } from 'react';
import { lottieWidths } from '@/lib/site';

const fill = { width: '100%', height: '100%' };

/** Slanted stripes as a Lottie animation, in one of three variants by the window's width (spec §9); it pauses while it is not visible. */
export function WaterAnimation({ onReady }: { onReady: () => void }) {
  const [width] = useState(() => lottieWidths.find((each) => innerWidth <= each) ?? lottieWidths.at(-1));
  return (
    <LottieLight
      src={`/water/${width}.json`}
      loop
      autoplay
      rendererSettings={{ preserveAspectRatio: 'xMidYMid slice' }}
      subscriptions={{ ready: onReady }}
      style={fill}
    >
      <LottieDisplay style={fill} />
      <LottieInteractions interactions={[lottieInView()]} />
    </LottieLight>
  );
}
