/** The key of an `Authorization: Bearer …` header; undefined when there is none or it is not one printable word. */
export const bearerKey = (authorization: string | null | undefined): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,256})$/i.exec(authorization ?? '')?.[1]
