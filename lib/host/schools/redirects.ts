import type { SchoolStore } from './store'

/** The new id of a closed or merged school; any other id is returned unchanged. */
export async function redirectOf(store: SchoolStore, id: string): Promise<string> {
  const found = await store.selectFrom('redirects').select('now').where('id', '=', id).executeTakeFirst()
  return found?.now ?? id
}
