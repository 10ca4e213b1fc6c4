declare const jsonType: unique symbol;

/** JSON text of a column, with the type of its value. */
export type Json<T> = string & { readonly [jsonType]: T };

/** A value as JSON text for a column. */
export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** The value of a JSON column. Only this server writes such columns, so their type is trusted. */
export const parseJson = <T>(text: Json<T>): T => JSON.parse(text) as T;
