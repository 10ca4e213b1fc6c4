/** The number of items of a page of the library. @spec constant:search.pageSize.actorsModelsVideosTvMediaLibrary */
export const libraryPageSize = 30;

/** The number of items of a page of pictures. @spec constant:search.pageSize.photosGalleries */
export const libraryPhotosPageSize = 14;

/** The most items that one read returns. @assumed */
export const mostLibraryItems = 100;
