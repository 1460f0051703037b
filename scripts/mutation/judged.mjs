/**
 * What `npm run mutation` breaks, by folder: code that decides something, and whose tests start no database. Why the rest is left out is
 * said in docs/decisions/0054.
 * @type {Record<string, string[]>}
 */
export const judged = {
  'lib/pagebuilder': ['lib/pagebuilder/**/*.ts'],
  // The tests of the two left out write the whole contract each time, which takes seconds; other tests read the result.
  'lib/contract': ['lib/contract/**/*.ts', '!lib/contract/{describe,openapi}.ts'],
  'lib/records': ['lib/records/**/*.ts'],
  // Sentry's browser client, put together: only a browser shows what it sends.
  'lib/client': ['lib/client/**/*.ts', '!lib/client/error-reporter.ts'],
  // The embedded source only says in which function of the backend each question is answered, or asks in SQL.
  'lib/content': ['lib/content/**/*.ts', '!lib/content/embedded*.ts'],
  'lib/backend': [
    'accounts/{area-name,csrf,password-rules,user-answer}.ts',
    'changes/{changes,purge}.ts',
    'database/{escape-like,soon}.ts',
    'documents/places.ts',
    'handlers/{newsletter-page,read-upload,serve-media}.ts',
    'http/{answer,answer-cache,bearer,body,endpoint,length,list-answer,origin,public-answer,write-slots}.ts',
    'kernel/{log,messages,problem}.ts',
    'media/{file-kind,picture-cost}.ts',
    'public/{present,values}.ts',
    'references/collect.ts',
    'rows/{content-types,ids,merge,read-filter,row,tags}.ts',
    'search/excerpt.ts',
    'search-index/text.ts',
    'transfer/format.ts',
    'translation/{count-gaps,suggest}.ts',
  ].map((name) => `lib/backend/${name}`),
};
