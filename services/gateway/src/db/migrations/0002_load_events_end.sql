-- What front ends reported is read for a while, and then goes.
grant delete on gateway.load_events to onward_gateway;
