import process from 'node:process';

export interface Bar {
  /** Draws the state of a step; a new step starts a new line. */
  show: (step: string, done: number, total: number) => void;
  /** Ends the last line. */
  end: () => void;
}

const width = 30;
/** Milliseconds between two drawings. */
const pause = 80;

/** A progress bar in the terminal; one line per step if the output goes to a file or another program. */
export function progressBar(stream: NodeJS.WriteStream = process.stderr): Bar {
  let current = '';
  let drawnAt = 0;
  const end = (): void => {
    if (current !== '' && stream.isTTY) stream.write('\n');
    current = '';
  };
  return {
    show: (step, done, total) => {
      const isNew = step !== current;
      const isFull = done >= total;
      if (isNew) {
        end();
        current = step;
        if (!stream.isTTY) stream.write(`${step} (${total})\n`);
      }
      if (!stream.isTTY || (!isNew && !isFull && Date.now() - drawnAt < pause)) return;
      drawnAt = Date.now();
      const share = total === 0 ? 1 : Math.min(done / total, 1);
      const filled = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
      stream.write(`\r${step.padEnd(14)} ${filled} ${Math.floor(share * 100)} %  ${done} of ${total} `);
    },
    end,
  };
}
