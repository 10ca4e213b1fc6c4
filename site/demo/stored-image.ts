import type { ImageStore } from '@lounge/mock-api/browser';

const databaseName = 'lounge-demo';
const storeName = 'world';
const key = 'image';

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed without a reason.'));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  return resultOf(request);
};

/** Changes the store. The transaction is committed explicitly, as a page that ends would abort it. */
const change = (database: IDBDatabase, work: (store: IDBObjectStore) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB failed without a reason.'));
    transaction.onabort = transaction.onerror;
    work(transaction.objectStore(storeName));
    transaction.commit();
  });

/** Stores the bytes of the world in IndexedDB. */
const inDatabase = (database: IDBDatabase): ImageStore => ({
  read: async () => {
    const image: unknown = await resultOf(database.transaction(storeName).objectStore(storeName).get(key));
    return image instanceof Uint8Array ? image : null;
  },
  write: (image) => change(database, (store) => store.put(image, key)),
});

/** Opens the storage of the world; in a browser without IndexedDB, every page has a new world. */
export const storedImage = async (): Promise<ImageStore> => {
  try {
    return inDatabase(await open());
  } catch {
    return { read: () => Promise.resolve(null), write: () => Promise.resolve() };
  }
};

/** Deletes the stored world. */
export const forgetImage = async (): Promise<void> => {
  try {
    const database = await open();
    await change(database, (store) => store.clear());
    database.close();
  } catch {
    // Without storage there is nothing to delete.
  }
};
