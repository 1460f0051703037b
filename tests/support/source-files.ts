import { readdirSync } from 'node:fs';

/** Paths of the files of pages and components whose name ends in a way, from the top of the project, such as `components/ui/tokens.css`. */
export function listSourceFiles(ending: RegExp): string[] {
  return ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => ending.test(file));
}
