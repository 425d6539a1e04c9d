import type { SchoolStore } from './store'

/** The id that an id of a closed or merged school stands for now; any other id stays as it is. */
export async function redirectOf(store: SchoolStore, id: string): Promise<string> {
  const found = await store.selectFrom('redirects').select('now').where('id', '=', id).executeTakeFirst()
  return found?.now ?? id
}
