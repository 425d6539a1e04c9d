import { readTable } from '@/lib/core/read-table'

const rows = readTable('search-queries.csv', ['set', 'about', 'query', 'answers'], import.meta.dirname)

/**
 * What people type, by the way in which it was written, with the pages that answer it:
 * - `typical`: from the questions of applicants, independently of the search engine and its word lists. One of the answers must be among
 *   the first three results;
 * - `blind`: by a reviewer who had not seen the search engine; likewise. Queries that no page of the site answers are left out;
 * - `family`: questions of families, before the search was tuned for them;
 * - `name`: names, with and without a topic. The first result must be right;
 * - `group`: names of groups. Every one of the first three results must be a member;
 * - `unwanted`: the answer is a pattern of titles that must not be among the first five, such as names that only sound like the words;
 * - `whole` and `partial`: the results contain all typed words, or only a part.
 */
export const queriesOf = (
  set: 'typical' | 'blind' | 'family' | 'name' | 'group' | 'unwanted' | 'whole' | 'partial',
): [query: string, answers: string[]][] =>
  rows
    .filter((row) => row.text('set') === set)
    .map((row) => [row.text('query') ?? '', row.text('answers')?.split(' ') ?? []])
