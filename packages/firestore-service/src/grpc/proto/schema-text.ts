/** The messages of `google.firestore.v1` but those of queries, in the notation that `schema.ts` explains. */
export const SCHEMA_TEXT = `
AggregationResult
 2 aggregateFields map Value
ArrayValue
 1 values repeated Value
BatchGetDocumentsRequest
 1 database string
 2 documents repeated string
 3 mask DocumentMask
 4 transaction bytes optional
 5 newTransaction TransactionOptions optional
 7 readTime protobuf.Timestamp optional
BatchGetDocumentsResponse
 1 found Document optional
 2 missing string optional
 3 transaction bytes
 4 readTime protobuf.Timestamp
BatchWriteRequest
 1 database string
 2 writes repeated Write
 3 labels map string
BatchWriteResponse
 1 writeResults repeated WriteResult
 2 status repeated Status
BeginTransactionRequest
 1 database string
 2 options TransactionOptions
BeginTransactionResponse
 1 transaction bytes
BitSequence
 1 bitmap bytes
 2 padding int32
BloomFilter
 1 bits BitSequence
 2 hashCount int32
CommitRequest
 1 database string
 2 writes repeated Write
 3 transaction bytes
CommitResponse
 1 writeResults repeated WriteResult
 2 commitTime protobuf.Timestamp
CreateDocumentRequest
 1 parent string
 2 collectionId string
 3 documentId string
 4 document Document
 5 mask DocumentMask
Cursor
 1 values repeated Value
 2 before bool
DeleteDocumentRequest
 1 name string
 2 currentDocument Precondition
Document
 1 name string
 2 fields map Value
 3 createTime protobuf.Timestamp
 4 updateTime protobuf.Timestamp
DocumentChange
 1 document Document
 5 targetIds repeated int32
 6 removedTargetIds repeated int32
DocumentDelete
 1 document string
 4 readTime protobuf.Timestamp
 6 removedTargetIds repeated int32
DocumentMask
 1 fieldPaths repeated string
DocumentRemove
 1 document string
 2 removedTargetIds repeated int32
 4 readTime protobuf.Timestamp
DocumentTransform
 1 document string
 2 fieldTransforms repeated DocumentTransform.FieldTransform
DocumentTransform.FieldTransform
 1 fieldPath string
 2 setToServerValue DocumentTransform.FieldTransform.ServerValue optional
 3 increment Value optional
 4 maximum Value optional
 5 minimum Value optional
 6 appendMissingElements ArrayValue optional
 7 removeAllFromArray ArrayValue optional
DocumentTransform.FieldTransform.ServerValue
 0 SERVER_VALUE_UNSPECIFIED enum
 1 REQUEST_TIME enum
ExecutePipelineRequest
 1 database string
 2 structuredPipeline StructuredPipeline optional
 5 transaction bytes optional
 6 newTransaction TransactionOptions optional
 7 readTime protobuf.Timestamp optional
ExecutePipelineResponse
 1 transaction bytes
 2 results repeated Document
 3 executionTime protobuf.Timestamp
 4 explainStats ExplainStats
ExecutionStats
 1 resultsReturned int64
 3 executionDuration protobuf.Duration
 4 readOperations int64
 5 debugStats protobuf.Struct
ExistenceFilter
 1 targetId int32
 2 count int32
 3 unchangedNames BloomFilter
GetDocumentRequest
 1 name string
 2 mask DocumentMask
 3 transaction bytes optional
 5 readTime protobuf.Timestamp optional
LatLng
 1 latitude double
 2 longitude double
ListCollectionIdsRequest
 1 parent string
 2 pageSize int32
 3 pageToken string
 4 readTime protobuf.Timestamp optional
ListCollectionIdsResponse
 1 collectionIds repeated string
 2 nextPageToken string
ListDocumentsRequest
 1 parent string
 2 collectionId string
 3 pageSize int32
 4 pageToken string
 6 orderBy string
 7 mask DocumentMask
 8 transaction bytes optional
 10 readTime protobuf.Timestamp optional
 12 showMissing bool
ListDocumentsResponse
 1 documents repeated Document
 2 nextPageToken string
ListenRequest
 1 database string
 2 addTarget Target optional
 3 removeTarget int32 optional
 4 labels map string
ListenResponse
 2 targetChange TargetChange optional
 3 documentChange DocumentChange optional
 4 documentDelete DocumentDelete optional
 5 filter ExistenceFilter optional
 6 documentRemove DocumentRemove optional
MapValue
 1 fields map Value
PartitionQueryRequest
 1 parent string
 2 structuredQuery StructuredQuery optional
 3 partitionCount int64
 4 pageToken string
 5 pageSize int32
 6 readTime protobuf.Timestamp optional
PartitionQueryResponse
 1 partitions repeated Cursor
 2 nextPageToken string
Precondition
 1 exists bool optional
 2 updateTime protobuf.Timestamp optional
RollbackRequest
 1 database string
 2 transaction bytes
RunAggregationQueryRequest
 1 parent string
 2 structuredAggregationQuery StructuredAggregationQuery optional
 4 transaction bytes optional
 5 newTransaction TransactionOptions optional
 6 readTime protobuf.Timestamp optional
 8 explainOptions ExplainOptions
RunAggregationQueryResponse
 1 result AggregationResult
 2 transaction bytes
 3 readTime protobuf.Timestamp
 10 explainMetrics ExplainMetrics
RunQueryRequest
 1 parent string
 2 structuredQuery StructuredQuery optional
 5 transaction bytes optional
 6 newTransaction TransactionOptions optional
 7 readTime protobuf.Timestamp optional
 10 explainOptions ExplainOptions
RunQueryResponse
 1 document Document
 2 transaction bytes
 3 readTime protobuf.Timestamp
 4 skippedResults int32
 6 done bool optional
 11 explainMetrics ExplainMetrics
Status
 1 code int32
 2 message string
 3 details repeated protobuf.Any
Target
 2 query Target.QueryTarget optional
 3 documents Target.DocumentsTarget optional
 4 resumeToken bytes optional
 5 targetId int32
 6 once bool
 11 readTime protobuf.Timestamp optional
 12 expectedCount protobuf.Int32Value
Target.DocumentsTarget
 2 documents repeated string
Target.QueryTarget
 1 parent string
 2 structuredQuery StructuredQuery optional
TargetChange
 1 targetChangeType TargetChange.TargetChangeType
 2 targetIds repeated int32
 3 cause Status
 4 resumeToken bytes
 6 readTime protobuf.Timestamp
TargetChange.TargetChangeType
 0 NO_CHANGE enum
 1 ADD enum
 2 REMOVE enum
 3 CURRENT enum
 4 RESET enum
TransactionOptions
 2 readOnly TransactionOptions.ReadOnly optional
 3 readWrite TransactionOptions.ReadWrite optional
TransactionOptions.ReadOnly
 2 readTime protobuf.Timestamp optional
TransactionOptions.ReadWrite
 1 retryTransaction bytes
UpdateDocumentRequest
 1 document Document
 2 updateMask DocumentMask
 3 mask DocumentMask
 4 currentDocument Precondition
Value
 1 booleanValue bool optional
 2 integerValue int64 optional
 3 doubleValue double optional
 5 referenceValue string optional
 6 mapValue MapValue optional
 8 geoPointValue LatLng optional
 9 arrayValue ArrayValue optional
 10 timestampValue protobuf.Timestamp optional
 11 nullValue protobuf.NullValue optional
 17 stringValue string optional
 18 bytesValue bytes optional
 19 fieldReferenceValue string optional
 20 functionValue Function optional
 21 pipelineValue Pipeline optional
 22 variableReferenceValue string optional
Write
 1 update Document optional
 2 delete string optional
 3 updateMask DocumentMask
 4 currentDocument Precondition
 5 verify string optional
 6 transform DocumentTransform optional
 7 updateTransforms repeated DocumentTransform.FieldTransform
WriteRequest
 1 database string
 2 streamId string
 3 writes repeated Write
 4 streamToken bytes
 5 labels map string
WriteResponse
 1 streamId string
 2 streamToken bytes
 3 writeResults repeated WriteResult
 4 commitTime protobuf.Timestamp
WriteResult
 1 updateTime protobuf.Timestamp
 2 transformResults repeated Value
protobuf.Any
 1 type_url string
 2 value bytes
protobuf.DoubleValue
 1 value double
protobuf.Duration
 1 seconds int64
 2 nanos int32
protobuf.Empty
protobuf.Int32Value
 1 value int32
protobuf.Int64Value
 1 value int64
protobuf.ListValue
 1 values repeated protobuf.Value
protobuf.NullValue
 0 NULL_VALUE enum
protobuf.Struct
 1 fields map protobuf.Value
protobuf.Timestamp
 1 seconds int64
 2 nanos int32
protobuf.Value
 1 nullValue protobuf.NullValue optional
 2 numberValue double optional
 3 stringValue string optional
 4 boolValue bool optional
 5 structValue protobuf.Struct optional
 6 listValue protobuf.ListValue optional
`;
