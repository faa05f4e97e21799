/** Messages of queries, in the notation described in `schema.ts`. */
export const QUERY_SCHEMA_TEXT = `
ExplainMetrics
 1 planSummary PlanSummary
 2 executionStats ExecutionStats
ExplainOptions
 1 analyze bool
ExplainStats
 1 data protobuf.Any
Function
 1 name string
 2 args repeated Value
 3 options map Value
Pipeline
 1 stages repeated Pipeline.Stage
Pipeline.Stage
 1 name string
 2 args repeated Value
 3 options map Value
PlanSummary
 1 indexesUsed repeated protobuf.Struct
StructuredAggregationQuery
 1 structuredQuery StructuredQuery optional
 3 aggregations repeated StructuredAggregationQuery.Aggregation
StructuredAggregationQuery.Aggregation
 1 count StructuredAggregationQuery.Aggregation.Count optional
 2 sum StructuredAggregationQuery.Aggregation.Sum optional
 3 avg StructuredAggregationQuery.Aggregation.Avg optional
 7 alias string
StructuredAggregationQuery.Aggregation.Avg
 1 field StructuredQuery.FieldReference
StructuredAggregationQuery.Aggregation.Count
 1 upTo protobuf.Int64Value
StructuredAggregationQuery.Aggregation.Sum
 1 field StructuredQuery.FieldReference
StructuredPipeline
 1 pipeline Pipeline
 2 options map Value
StructuredQuery
 1 select StructuredQuery.Projection
 2 from repeated StructuredQuery.CollectionSelector
 3 where StructuredQuery.Filter
 4 orderBy repeated StructuredQuery.Order
 5 limit protobuf.Int32Value
 6 offset int32
 7 startAt Cursor
 8 endAt Cursor
 9 findNearest StructuredQuery.FindNearest
StructuredQuery.CollectionSelector
 2 collectionId string
 3 allDescendants bool
StructuredQuery.CompositeFilter
 1 op StructuredQuery.CompositeFilter.Operator
 2 filters repeated StructuredQuery.Filter
StructuredQuery.CompositeFilter.Operator
 0 OPERATOR_UNSPECIFIED enum
 1 AND enum
 2 OR enum
StructuredQuery.Direction
 0 DIRECTION_UNSPECIFIED enum
 1 ASCENDING enum
 2 DESCENDING enum
StructuredQuery.FieldFilter
 1 field StructuredQuery.FieldReference
 2 op StructuredQuery.FieldFilter.Operator
 3 value Value
StructuredQuery.FieldFilter.Operator
 0 OPERATOR_UNSPECIFIED enum
 1 LESS_THAN enum
 2 LESS_THAN_OR_EQUAL enum
 3 GREATER_THAN enum
 4 GREATER_THAN_OR_EQUAL enum
 5 EQUAL enum
 6 NOT_EQUAL enum
 7 ARRAY_CONTAINS enum
 8 IN enum
 9 ARRAY_CONTAINS_ANY enum
 10 NOT_IN enum
StructuredQuery.FieldReference
 2 fieldPath string
StructuredQuery.Filter
 1 compositeFilter StructuredQuery.CompositeFilter optional
 2 fieldFilter StructuredQuery.FieldFilter optional
 3 unaryFilter StructuredQuery.UnaryFilter optional
StructuredQuery.FindNearest
 1 vectorField StructuredQuery.FieldReference
 2 queryVector Value
 3 distanceMeasure StructuredQuery.FindNearest.DistanceMeasure
 4 limit protobuf.Int32Value
 5 distanceResultField string
 6 distanceThreshold protobuf.DoubleValue
StructuredQuery.FindNearest.DistanceMeasure
 0 DISTANCE_MEASURE_UNSPECIFIED enum
 1 EUCLIDEAN enum
 2 COSINE enum
 3 DOT_PRODUCT enum
StructuredQuery.Order
 1 field StructuredQuery.FieldReference
 2 direction StructuredQuery.Direction
StructuredQuery.Projection
 2 fields repeated StructuredQuery.FieldReference
StructuredQuery.UnaryFilter
 1 op StructuredQuery.UnaryFilter.Operator
 2 field StructuredQuery.FieldReference optional
StructuredQuery.UnaryFilter.Operator
 0 OPERATOR_UNSPECIFIED enum
 2 IS_NAN enum
 3 IS_NULL enum
 4 IS_NOT_NAN enum
 5 IS_NOT_NULL enum
`;
